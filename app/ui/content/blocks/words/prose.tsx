import type { TextBlock } from '#app/models/content/blocks/text-blocks.ts'
import { RichText } from '../../../site/words/rich-text.tsx'
import { Section } from '../parts/section.tsx'
import type { Shown } from '../parts/shown.ts'

/** A title and its text, at a readable measure. */
export function Prose({ block: { title, body, ...frame } }: Shown<TextBlock>) {
  return (
    <Section {...frame} className="titled">
      {title && <h2>{title}</h2>}
      <RichText text={body} />
    </Section>
  )
}
