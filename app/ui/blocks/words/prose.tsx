import type { TextBlock } from '#app/models/blocks/text-blocks.ts'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { Shown } from '../shown.ts'

/** A title and its text, at a readable measure. */
export function Prose({ block: { title, body, ...frame } }: Shown<TextBlock>) {
  return (
    <Section {...frame} className="titled">
      {title && <h2>{title}</h2>}
      <RichText text={body} />
    </Section>
  )
}
