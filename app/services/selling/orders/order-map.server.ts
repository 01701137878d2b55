import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { drawWayMap } from '#app/models/site/places/way-map.ts'
import { wayTexts as words } from '#app/texts/selling/order-follow.ts'
import type { WayMapView } from '#app/ui/selling/after/way-map.tsx'
import type { Order } from './order-screen.server.ts'

const mostRings = 12

/** The way of a parcel as a drawing; nothing where its ends are not known. */
export function mapOf(order: Order): WayMapView | undefined {
  if (!order.way) return undefined
  const { from, to, distance } = order.way
  const map = drawWayMap(order.way)
  const round = (units: number) => Math.round(units * 10) / 10
  const spot = ({ x, y }: { x: number; y: number }) => ({ x: round(x), y: round(y) })
  const ends = { from: spot(map.from), to: spot(map.to), bend: spot(map.bend), middle: spot(map.middle) }
  return {
    ...ends,
    rings: Array.from({ length: mostRings }, (_, at) => round(map.ring.radius * (at + 1))),
    names: { from, to },
    says: words.asTheCrowFlies(distance),
    reached: reachedBy(order),
  }
}

function reachedBy({ fulfilment }: Order): WayMapView['reached'] {
  if (fulfilment === 'completed') return 'to'
  return hasLeft(fulfilment) ? 'middle' : 'from'
}
