import type { TextBlock } from '#app/models/block.ts'

/** A title and its paragraphs, at a readable measure. */
export function Prose({ title, paragraphs }: TextBlock) {
  return (
    <section className="wrap py-section">
      <div className="prose">
        {title && <h2>{title}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
