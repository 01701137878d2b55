import type { ReactNode } from 'react'
import type { Direction } from '#app/models/site/look/direction.ts'
import { ProductCard } from './product-card.tsx'
import type { ProductCard as Card } from './product-card-view.ts'
import { ProductRow } from './product-row.tsx'
import { ProductTile } from './product-tile.tsx'
import type { ShopLook } from './shop-list.ts'

type Props = { cards: Card[]; look: ShopLook; level: 'h2' | 'h3'; isFirst?: boolean; children?: ReactNode }

/** How many stand in sight when the page opens. */
const inSight = 4

const cardsOf = { estampe: ProductCard, caractere: ProductRow, 'pet-nat': ProductTile } as const satisfies Record<
  Direction,
  unknown
>

/** Products as the site's direction shows them: side by side or one below the other, in an index, on a wall of tiles. */
export function Shelf({ cards, look, level, isFirst = false, children }: Props) {
  const Card = cardsOf[look.direction]
  const own = { estampe: `shelf shelf-${look.display} ratio-${look.ratio}`, caractere: 'index', 'pet-nat': 'tiles' }
  return (
    <div className={own[look.direction]}>
      {cards.map((card, place) => (
        <Card key={card.id} card={card} level={level} first={isFirst && place < inSight} withText={look.display === 'list'} />
      ))}
      {children}
    </div>
  )
}
