import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { Price } from './price.tsx'
import { badgesOf, CardChoice } from './product-card.tsx'
import type { ProductCard } from './product-card-view.ts'
import { ProductFigure, ProductWords } from './product-words.tsx'

type Props = { card: ProductCard; bottle: PartChoice['bottle']; level: 'h2' | 'h3'; first?: boolean }

/** A product as a picture on a wall, a photograph where there is one: large, and its words as small as those beside a picture. */
export function ProductFrame({ card, bottle, level: Heading, first = false }: Props) {
  const badges = badgesOf(card)
  return (
    <article className="view-good">
      <figure className="view-figure">
        <ProductFigure
          card={{ ...card, picture: card.photo ?? card.picture }}
          bottle={bottle}
          sizes="(width < 600px) 94vw, (width < 960px) 46vw, 30vw"
          first={first}
        />
      </figure>
      <div className="view-caption">
        <Heading>
          <a href={card.href}>{card.name}</a>
        </Heading>
        {card.price ? <Price price={card.price} /> : <p className="amount">{productTexts.priceOnDemand}</p>}
        <div className="view-words">
          <ProductWords card={card} />
          {badges.length > 0 && <p className="view-note">{badges.join(', ')}</p>}
        </div>
        <CardChoice card={card} />
      </div>
    </article>
  )
}
