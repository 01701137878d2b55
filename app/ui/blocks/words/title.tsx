import type { TitleBlock } from '#app/models/blocks/text-blocks.ts'
import type { Shown } from '../shown.ts'

/** The title of the page. */
export function Title({ block: { text, lead, eyebrow, anchor } }: Shown<TitleBlock>) {
  return (
    <header id={anchor} className="wrap pt-section page-head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{text}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  )
}
