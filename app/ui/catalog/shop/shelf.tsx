import type { ReactNode } from 'react'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { ProductCard } from './product-card.tsx'
import type { ProductCard as Card } from './product-card-view.ts'
import { ProductFrame } from './product-frame.tsx'
import { ProductNiche } from './product-niche.tsx'
import { ProductReference } from './product-reference.tsx'
import { ProductRow } from './product-row.tsx'
import { ProductTile } from './product-tile.tsx'
import type { ShopLook } from './shop-list.ts'

type Props = { cards: Card[]; look: ShopLook; level: 'h2' | 'h3'; isFirst?: boolean; children?: ReactNode }

/** How many stand in sight when the page opens. */
const inSight = 4

const cardsOf = {
  cards: ProductCard,
  index: ProductRow,
  tiles: ProductTile,
  frames: ProductFrame,
  niches: ProductNiche,
  rack: ProductReference,
} as const satisfies Record<PartChoice['shelf'], unknown>

/** Products as the site shows them: on shelves, in an index, on a wall of tiles, in frames, in niches, in a rack. */
export function Shelf({ cards, look, level, isFirst = false, children }: Props) {
  const { shelf, bottle } = look
  const Card = cardsOf[shelf]
  return (
    <div className={shelf === 'cards' ? `shelf shelf-${look.display} ratio-${look.ratio}` : shelf}>
      {cards.map((card, place) => (
        <Card
          key={card.id}
          card={card}
          bottle={bottle}
          level={level}
          first={isFirst && place < inSight}
          withText={look.display === 'list'}
        />
      ))}
      {children}
    </div>
  )
}
