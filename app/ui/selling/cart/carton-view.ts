import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { CartonSize } from '#app/models/selling/cart/carton.ts'
import type { ProductCard } from '../../catalog/shop/product-card-view.ts'
import type { ShopLook } from '../../catalog/shop/shop-list.ts'
import type { Paging } from '../../platform/lists/paging.ts'
import type { CartSummary } from './cart-summary.ts'

/** A bottle as it stands in a compartment or beside its name. */
export type CartonBottle = { name: string; kind: ProductKind; year: number | null; picture: ProductCard['picture'] }

/** A wine that can be put into the carton. */
export type CartonWine = CartonBottle & {
  /** The declination. */
  id: string
  field: string
  href: string
  origin: string
  detail: string
  price: string
  perMeasure: string
  /** What is in the field: a number, or what was typed in the place of one. */
  quantity: string
  step: number
  says: string
  fault: string
  /** Nothing of it can be put in here. */
  isClosed: boolean
}

/** A compartment: a bottle of the choice, one that lies in the cart already, or none. */
export type Compartment = { bottle: CartonBottle | undefined; isHeld: boolean }

/** A carton that is being filled, as its page needs it. */
export type CartonView = {
  size: CartonSize
  sizes: { label: string; href: string; isChosen: boolean }[]
  withCart: boolean
  compartments: Compartment[]
  /** How many bottles it holds, with those of the cart; how many are missing, or too many. */
  count: number
  held: number
  missing: number
  over: number
  chosen: { id: string; name: string; quantity: number }[]
  chosenCount: number
  summary: CartSummary | undefined
  /** The choice as the cart is asked for it. */
  named: string
  address: string
  /** What is to be put right before it can be bought. */
  notes: string[]
  isHeld: boolean
  wines: CartonWine[]
  paging: Paging
  boxes: ProductCard[]
  look: ShopLook
  /** By what the act of putting it into the cart is known. */
  act: string
}
