import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { Rating } from './opinions.tsx'
import { OwnWords } from './own-words.tsx'
import { Price } from './price.tsx'
import { badgesOf, CardChoice } from './product-card.tsx'
import type { ProductCard } from './product-card-view.ts'
import { ProductFigure } from './product-words.tsx'

type Props = { card: ProductCard; bottle: PartChoice['bottle']; level: 'h2' | 'h3'; first?: boolean }

/** A product as a small room with a colour of its own: the bottle leans, the price lies on a ticket. */
export function ProductTile({ card, bottle, level: Heading, first = false }: Props) {
  const [badge] = badgesOf(card)
  return (
    <article className="tile">
      <figure className="tile-picture">
        <ProductFigure card={card} bottle={bottle} sizes="(width < 600px) 30vw, 20rem" first={first} />
      </figure>
      {badge && <p className="tile-ticket num">{badge}</p>}
      <div className="tile-words">
        <Heading>
          <a href={card.href}>{card.name}</a>
        </Heading>
        {card.origin && <p>{card.origin}</p>}
        <OwnWords card={card} />
        {card.rating && (
          <p className="rating num">
            <Rating rating={card.rating} />
          </p>
        )}
        {card.reason && <p className="good-reason">{card.reason}</p>}
      </div>
      <div className="tile-foot">
        {card.price ? <Price price={card.price} /> : <p className="amount">{productTexts.priceOnDemand}</p>}
        <CardChoice card={card} />
      </div>
    </article>
  )
}
