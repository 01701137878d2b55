import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { Price } from './price.tsx'
import { badgesOf, CardChoice } from './product-card.tsx'
import type { ProductCard } from './product-card-view.ts'
import { ProductFigure, ProductWords } from './product-words.tsx'

type Props = { card: ProductCard; bottle: PartChoice['bottle']; level: 'h2' | 'h3'; first?: boolean }

/** A product in a niche of the vault, with its one lamp. */
export function ProductNiche({ card, bottle, level: Heading, first = false }: Props) {
  const [badge] = badgesOf(card)
  return (
    <article className="niche">
      <figure className="niche-arch">
        <ProductFigure card={card} bottle={bottle} sizes="(width < 600px) 46vw, 22rem" first={first} />
      </figure>
      {badge && <p className="niche-seal num">{badge}</p>}
      <header>
        <Heading>
          <a href={card.href}>{card.name}</a>
        </Heading>
        <div className="niche-words">
          <ProductWords card={card} />
        </div>
      </header>
      <footer>
        {card.price ? <Price price={card.price} /> : <p className="amount">{productTexts.priceOnDemand}</p>}
        <CardChoice card={card} />
      </footer>
    </article>
  )
}
