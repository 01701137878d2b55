import { readMark } from '#app/models/content/blocks/award-mark.ts'
import type { CardsBlock } from '#app/models/content/blocks/text-blocks.ts'
import { AwardFigure } from '#app/ui/site/words/award-figure.tsx'
import { BlockPicture } from '../parts/block-picture.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** A few things side by side; the whole card is the link of its title. As marks they are small, such as medals in a band. */
export function Cards({ block: { title, more, look, cards, ...frame }, around }: BlockProps<CardsBlock>) {
  const isMarks = look === 'marks'
  const isLarge = around.parts.section !== 'headed'
  return (
    <Section {...frame}>
      <SectionHead title={title} more={more} />
      <ul className={isMarks ? 'marks' : 'cards'}>
        {cards.map((card) => {
          const mark = isMarks && isLarge ? readMark(card.title) : undefined
          return (
            <li key={card.title} className={isMarks ? 'mark' : 'card'}>
              {mark && <AwardFigure mark={mark} />}
              {card.picture && !mark && (
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
          )
        })}
      </ul>
    </Section>
  )
}
