import type { Answer, Contract } from '#api/contract/index.ts'
import type { Gift } from '#app/models/selling/cart/gift.ts'
import type { CartSummary } from '../cart/cart-summary.ts'
import type { SlotGroup } from '../orders/order-acts.tsx'

export type Point = Answer<Contract['listAccessPoints']>[number]

/** A point in the list; what is on the map bears its rank there, and how far it is stands in words. */
export type PointView = Pick<Point, 'id' | 'name' | 'hours' | 'icon'> & {
  address: string
  isNear: boolean
  far: string
  mark: number | undefined
}

/** A map of points as it is drawn, with its words where they stand. */
export type PointMapView = { size: number; rings: number[]; words: WordOnMap[]; marks: (WordOnMap & { wide: number })[] }
type WordOnMap = { x: number; y: number; says: string }

/** One way in which the goods reach their buyer. */
export type Way = {
  value: string
  kind: 'home' | 'pickup' | 'collect' | 'none'
  title: string
  hint: string
  /** When it comes that way; empty where nobody can say. */
  arrival: string
  price: string
  seen: number
  /** Whether it needs somebody to call. */
  asks: boolean
  /** What the order comes to this way. */
  summary: CartSummary
}

/** The part that asks how the goods are to travel. */
export type DeliveryView = {
  ways: Way[]
  chosen: string
  /** Why nobody carries them to the address there is; empty where somebody does. */
  fault: string
  points: PointView[]
  /** Where they lie; nothing where that is known of fewer than two. */
  map: PointMapView | undefined
  /** From where they are measured; empty where that is not known. */
  measured: string
  point: string
  around: string
  slots: SlotGroup[]
  slot: string
  /** What has gone since it was chosen; empty where all is still there. */
  lost: string
  /** Where to: the buyer's own address, one of those they keep, or another one. */
  places: { value: string; says: string }[]
  place: string
  other: Record<string, string>
  countries: { id: string; name: string }[]
  message: string
  gift: Gift | null
  /** What the wrapping of a gift is offered by; nothing where it is not. */
  wrapping: string | null
  /** Asked where nobody to call is known yet. */
  asksPhone: boolean
}
