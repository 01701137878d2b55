import type { CardsBlock } from '#app/models/blocks/text-blocks.ts'
import { BlockPicture } from '../block-picture.tsx'
import { Section } from '../section.tsx'
import { SectionHead } from '../section-head.tsx'
import type { Shown } from '../shown.ts'

/** A few things side by side; the whole card is the link of its title. */
export function Cards({ block: { title, more, cards, ...frame }, around }: Shown<CardsBlock>) {
  return (
    <Section {...frame}>
      <SectionHead title={title} more={more} />
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.title} className="card">
            {card.picture && (
              <div className="card-picture">
                <BlockPicture picture={card.picture} around={around} sizes="(width < 768px) 100vw, 33vw" />
              </div>
            )}
            <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
