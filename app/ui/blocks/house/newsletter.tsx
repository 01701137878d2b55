import type { NewsletterBlock } from '#app/models/blocks/house-blocks.ts'
import { words } from '#app/texts/blocks.ts'
import { Section } from '../section.tsx'
import type { Shown } from '../shown.ts'

/** The way to the letter of the house. */
export function Newsletter({ block: { title, lead, ...frame } }: Shown<NewsletterBlock>) {
  return (
    <Section ground="blush" {...frame} className="titled">
      {title && <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      <p className="small">{words.newsletterSoon}</p>
    </Section>
  )
}
