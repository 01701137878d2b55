import type { AccordionBlock } from '#app/models/blocks/text-blocks.ts'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import { SectionHead } from '../section-head.tsx'
import type { Shown } from '../shown.ts'

/** Questions that open on their answers. */
export function Accordion({ block: { title, items, ...frame } }: Shown<AccordionBlock>) {
  return (
    <Section {...frame}>
      <SectionHead title={title} />
      <div className="folds">
        {items.map((item) => (
          <details key={item.title} className="fold">
            <summary>{item.title}</summary>
            <RichText text={item.body} />
          </details>
        ))}
      </div>
    </Section>
  )
}
