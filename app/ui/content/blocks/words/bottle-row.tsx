import { DrawnBottle } from '../../../catalog/bottle/drawn-bottle.tsx'
import type { Around } from '../parts/pages.ts'

type Props = { around: Around; most: number }

/** What the page sells, drawn beside each other at one scale; each bottle is a link with its price. */
export function BottleRow({ around, most }: Props) {
  const cards = Object.values(around.shelves)
    .flatMap((shelf) => shelf.cards)
    .slice(0, most)
  if (cards.length === 0) return null
  return (
    <ol className="bottle-row">
      {cards.map((card) => (
        <li key={card.id}>
          <DrawnBottle wine={card} variant={around.parts.bottle} />
          <a href={card.href}>{card.name}</a>
          {card.price && (
            <span className="num" data-law="">
              {card.price.sold}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
