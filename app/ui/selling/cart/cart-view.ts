import type { CartCode } from './cart-code-view.ts'
import type { CartLineView } from './cart-lines.ts'
import type { CartSummary } from './cart-summary.ts'

/** An offer of shipping as it is chosen. */
export type Offer = { index: number; name: string; price: string; arrival: string; isChosen: boolean }

/** What was added to a cart: as a form names it, and in words. */
export type Addition = { named: string; says: string }

/** The cart as its screen needs it; no lines where there is nothing in it. */
export type CartView = {
  lines: CartLineView[]
  hasNews: boolean
  /** Whether a quantity stands in the way of ordering. */
  isHeld: boolean
  removed: { id: string; isAll: boolean; says: string }[]
  /** What was added just now, as the form that takes it back names it. */
  added: Addition | undefined
  /** The address that fills another cart with the same; nothing where it holds more than such an address can say. */
  link: string
  summary: CartSummary | undefined
  advice: { title: string; effect: string; idDeclination: string; add: number; act: string } | undefined
  /** The last carton of the cart, where it is not full: what is missing, and where to fill it up. */
  carton: { says: string; href: string } | undefined
  collects: boolean
  estimate: {
    postalCode: string
    country: string
    countries: { id: string; name: string }[]
    offers: Offer[]
    exportContact: string
  }
  code: Pick<CartCode, 'code' | 'fault'>
  message: string
  /** The law then has something to say. */
  isAlcohol: boolean
  showsHealth: boolean
}
