import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import type { ProductCard as Card } from './product-card-view.ts'
import type { ShopLook } from './shop-list.ts'

type Props = { cards: Card[]; look: ShopLook; level: 'h2' | 'h3'; isFirst?: boolean; children?: ReactNode }

/** How many stand in sight when the page opens. */
const inSight = 4

/** Products side by side, or one below the other, as the owner set it. */
export function Shelf({ cards, look, level, isFirst = false, children }: Props) {
  return (
    <div className={`shelf shelf-${look.display} ratio-${look.ratio}`}>
      {cards.map((card, place) => (
        <ProductCard
          key={card.id}
          card={card}
          level={level}
          first={isFirst && place < inSight}
          withText={look.display === 'list'}
        />
      ))}
      {children}
    </div>
  )
}
