import { ProductCard } from './product-card.tsx'
import type { ProductCard as Card } from './product-card-view.ts'
import type { ShopLook } from './shop-list.ts'

type Props = { wines: { card: Card; reason: string }[]; look: ShopLook; isFirst?: boolean }

/** Wines side by side, each with why it is there. */
export function AdvisedShelf({ wines, look, isFirst = false }: Props) {
  return (
    <ul className={`shelf shelf-advised ratio-${look.ratio}`}>
      {wines.map(({ card, reason }) => (
        <li key={card.id} className="advised">
          <ProductCard card={card} bottle={look.bottle} level="h3" first={isFirst} />
          {reason && <p className="reason">{reason}</p>}
        </li>
      ))}
    </ul>
  )
}
