import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { Price } from './price.tsx'
import { badgesOf, CardChoice } from './product-card.tsx'
import type { ProductCard } from './product-card-view.ts'
import { ProductFigure, ProductWords } from './product-words.tsx'

type Props = { card: ProductCard; bottle: PartChoice['bottle']; level: 'h2' | 'h3'; first?: boolean }

/** A product among many: on the board of its shelf, with a label of its price that is read from afar. */
export function ProductReference({ card, bottle, level: Heading, first = false }: Props) {
  const badges = badgesOf(card)
  return (
    <article className={`ref ref-${card.kind}`}>
      <figure className="ref-board">
        <ProductFigure card={card} bottle={bottle} sizes="(width < 600px) 30vw, 15rem" first={first} />
      </figure>
      <div className="ref-edge">
        {card.price ? <Price price={card.price} /> : <p className="amount">{productTexts.priceOnDemand}</p>}
      </div>
      <Heading>
        <a href={card.href}>{card.name}</a>
      </Heading>
      <div className="ref-words">
        <ProductWords card={card} />
      </div>
      {badges.length > 0 && (
        <ul className="ref-flags num">
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      <CardChoice card={card} />
    </article>
  )
}
