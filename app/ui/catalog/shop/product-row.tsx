import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { Rating } from './opinions.tsx'
import { OwnWords } from './own-words.tsx'
import { Price } from './price.tsx'
import { badgesOf, CardChoice } from './product-card.tsx'
import type { ProductCard } from './product-card-view.ts'
import { ProductFigure } from './product-words.tsx'

type Props = { card: ProductCard; bottle: PartChoice['bottle']; level: 'h2' | 'h3'; first?: boolean }

/** A product as a line of an index that is meant to be read: its name, its vintage, what it is, what it costs. */
export function ProductRow({ card, bottle, level: Heading, first = false }: Props) {
  const badges = badgesOf(card)
  return (
    <article className="row">
      <div className="row-line">
        <Heading className="row-name">
          <a href={card.href}>{card.name}</a>
        </Heading>
        <Year card={card} />
        <div className="row-what">
          {card.origin && <p>{card.origin}</p>}
          <OwnWords card={card} />
          {badges.length > 0 && <p className="row-flag">{badges.join(' · ')}</p>}
          {card.rating && (
            <p className="rating num">
              <Rating rating={card.rating} />
            </p>
          )}
          {card.reason && <p className="good-reason">{card.reason}</p>}
        </div>
        {card.price ? <Price price={card.price} /> : <p className="amount">{productTexts.priceOnDemand}</p>}
        <CardChoice card={card} />
      </div>
      <figure className="row-figure">
        <ProductFigure card={card} bottle={bottle} sizes="20rem" first={first} />
      </figure>
    </article>
  )
}

/** What is no wine has no years, so that none is missing. */
function Year({ card: { year, kind } }: Pick<Props, 'card'>) {
  const hasNone = year === null && kind === 'autre'
  return <p className={year === null ? 'row-year row-year-word' : 'row-year'}>{hasNone ? '' : (year ?? productTexts.noYear)}</p>
}
