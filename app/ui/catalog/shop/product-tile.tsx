import { productTexts } from '#app/texts/catalog/shop.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { DrawnBottle } from '../bottle/drawn-bottle.tsx'
import { Rating } from './opinions.tsx'
import { Price } from './price.tsx'
import { badgesOf, CardChoice } from './product-card.tsx'
import type { ProductCard } from './product-card-view.ts'

type Props = { card: ProductCard; level: 'h2' | 'h3'; first?: boolean }

/** A product as a small room with a colour of its own: the bottle leans, the price lies on a ticket. */
export function ProductTile({ card, level: Heading, first = false }: Props) {
  const { picture } = card
  const [badge] = badgesOf(card)
  return (
    <article className="tile">
      <figure className="tile-picture">
        {!picture || picture.url.endsWith('.svg') ? (
          <DrawnBottle wine={card} direction="pet-nat" />
        ) : (
          <Picture picture={picture} sizes="(width < 600px) 30vw, 20rem" alt="" first={first} />
        )}
      </figure>
      {badge && <p className="tile-ticket num">{badge}</p>}
      <div className="tile-words">
        <Heading>
          <a href={card.href}>{card.name}</a>
        </Heading>
        {card.origin && <p>{card.origin}</p>}
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
