import type { QuoteBlock } from '#app/models/content/blocks/text-blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

/** What somebody said, and who. */
export function Quote({ block: { text, author, ...frame } }: BlockProps<QuoteBlock>) {
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
