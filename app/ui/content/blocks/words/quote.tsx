import type { QuoteBlock } from '#app/models/content/blocks/text-blocks.ts'
import { Section } from '../parts/section.tsx'
import type { Shown } from '../parts/shown.ts'

/** What somebody said, and who. */
export function Quote({ block: { text, author, ...frame } }: Shown<QuoteBlock>) {
  return (
    <Section {...frame}>
      <figure className="quote">
        <blockquote>
          <p>{text}</p>
        </blockquote>
        {author && <figcaption>{author}</figcaption>}
      </figure>
    </Section>
  )
}
