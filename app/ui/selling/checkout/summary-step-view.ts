import type { Durability } from '#app/models/catalog/goods/goods.ts'
import type { CartLineView } from '../cart/cart-lines.ts'
import type { PaymentView } from './payment-step.tsx'

/** A part of the order as it was shown: what it comes to in a word, and in words. */
export type ReadPart = { name: string; mark: string; says: string }

/** The last part: how it is paid, all that is ordered, and the button that places it. */
export type SummaryView = {
  lines: (CartLineView & { exception: string })[]
  /** What the makers of things in it guarantee, each once. */
  durabilities: Durability[]
  payment: PaymentView
  code: { code: string; fault: string }
  asksBirthdate: boolean
  asksAge: boolean
  terms: number
  /** What this page has shown: it goes with the order, which is refused where it is not so any more. */
  seen: { total: number; shipping: number; checkout: string; lines: string; carrier: string; days: string; parts: ReadPart[] }
  notes: string[]
}

/** One part of the order, by the part in which it is changed. */
export type SummaryPart = {
  name: 'coordonnees' | 'livraison' | 'paiement'
  title: string
  says: string[]
}
