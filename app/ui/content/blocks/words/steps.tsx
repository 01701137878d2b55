import type { StepsBlock } from '#app/models/content/blocks/text-blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

/** Things one after the other, numbered. */
export function Steps({ block: { title, items, ...frame } }: BlockProps<StepsBlock>) {
  return (
    <Section {...frame}>
      {title && <h2>{title}</h2>}
      <ol className="numbered">
        {items.map((item) => (
          <li key={item.title}>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
