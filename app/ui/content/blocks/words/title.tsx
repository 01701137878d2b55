import type { TitleBlock } from '#app/models/content/blocks/text-blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'

/** The title of the page. */
export function Title({ block: { text, lead, eyebrow, anchor }, isHead }: BlockProps<TitleBlock>) {
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <header id={anchor} className="wrap pt-section page-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading>{text}</Heading>
      {lead && <p className="lead">{lead}</p>}
    </header>
  )
}
