import type { SlotChoice } from './order-acts.tsx'
import type { AddressCardView } from './order-addresses.tsx'
import type { KeepView } from './order-keep.tsx'
import type { OverdueView } from './order-overdue.tsx'
import type { PayView } from './order-pay.tsx'
import type { Row } from './order-screen-view.ts'

/** An order as its buyer's page needs it. */
export type OrderView = {
  token: string
  title: string
  placed: string
  thanks: string[]
  standing: string
  steps: { says: string; at: string }[]
  pay: PayView | undefined
  keep: KeepView | undefined
  lines: { name: string; amount: string }[]
  totals: Row[]
  total: string
  places: AddressCardView[]
  tracking: { number: string; url: string; goods: string[] }[]
  message: string
  again: string
  mayCancel: boolean
  /** When it comes, as it was promised. */
  arrival: string[]
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
