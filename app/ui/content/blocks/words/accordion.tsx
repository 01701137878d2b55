import type { AccordionBlock } from '#app/models/content/blocks/text-blocks.ts'
import { RichText } from '../../../site/words/rich-text.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** Questions that open on their answers. */
export function Accordion({ block: { title, items, ...frame } }: BlockProps<AccordionBlock>) {
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
