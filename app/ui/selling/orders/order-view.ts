import type { WayStep } from '../after/order-way.tsx'
import type { WayMapView } from '../after/way-map.tsx'
import type { CartLineView } from '../cart/cart-lines.ts'
import type { AgainView, SlotChoice } from './order-acts.tsx'
import type { AddressCardView } from './order-addresses.tsx'
import type { KeepView } from './order-keep.tsx'
import type { OverdueView } from './order-overdue.tsx'
import type { PayView } from './order-pay.tsx'
import type { Row } from './order-screen-view.ts'

/** What was ordered of one wine, and what it looks like; `place` is its own in the order. */
export type OrderLineView = Pick<CartLineView, 'kind' | 'picture' | 'name' | 'quantity'> & { place: number; amount: string }

/** An order as its buyer's page needs it. */
export type OrderView = {
  token: string
  title: string
  placed: string
  thanks: { title: string; lead: string; says: string[] } | undefined
  way: WayStep[]
  map: WayMapView | undefined
  standing: string
  steps: { says: string; at: string }[]
  pay: PayView | undefined
  keep: KeepView | undefined
  lines: OrderLineView[]
  totals: Row[]
  total: string
  places: AddressCardView[]
  tracking: { number: string; url: string; goods: string[] }[]
  message: string
  again: AgainView
  /** The mailbox that an account is offered to. */
  account: string | undefined
  mayCancel: boolean
  overdue: OverdueView | undefined
  mayClaim: boolean
  /** Its goods can be given an opinion of. */
  mayJudge: boolean
  claims: { id: string; kind: string; message: string; made: string; state: string; answer: string }[]
  mayWithdraw: boolean
  withdrawals: {
    id: string
    goods: string
    declared: string
    refund: string
    state: string
    awaitsBuyer: boolean
    mayDisown: boolean
  }[]
  /** Another slot is for whoever has confirmed their address. */
  asksProofOfSlot: boolean
  slots: SlotChoice[] | undefined
}
