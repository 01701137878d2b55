import type { TextBlock } from '#app/models/content/blocks/text-blocks.ts'
import { RichText } from '../../../site/words/rich-text.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

/** A title and its text, at a readable measure. */
export function Prose({ block: { title, body, ...frame } }: BlockProps<TextBlock>) {
  return (
    <Section {...frame} className="titled">
      {title && <h2>{title}</h2>}
      <RichText text={body} />
    </Section>
  )
}
