import type { CardsBlock } from '#app/models/content/blocks/text-blocks.ts'
import { BlockPicture } from '../parts/block-picture.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** A few things side by side; the whole card is the link of its title. As marks they are small, such as medals in a band. */
export function Cards({ block: { title, more, look, cards, ...frame }, around }: BlockProps<CardsBlock>) {
  const isMarks = look === 'marks'
  return (
    <Section {...frame}>
      <SectionHead title={title} more={more} />
      <ul className={isMarks ? 'marks' : 'cards'}>
        {cards.map((card) => (
          <li key={card.title} className={isMarks ? 'mark' : 'card'}>
            {card.picture && (
              <div className="card-picture">
                <BlockPicture
                  picture={card.picture}
                  around={around}
                  sizes={isMarks ? '7rem' : '(width < 768px) 100vw, 33vw'}
                  fitted={!isMarks}
                />
              </div>
            )}
            <div className="card-words">
              <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
              <p>{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
