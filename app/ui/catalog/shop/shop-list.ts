import type { ShopAdvice } from '#app/models/selling/cart/shop-advice.ts'
import type { Paging } from '../../platform/lists/paging.ts'
import type { ProductCard } from './product-card-view.ts'
import type { ShopQuery } from './shop-query.ts'

export type Chip = { value: string; label: string; isChosen: boolean }

/** The shelves as a screen needs them. */
export type ShopListView = {
  asked: ShopQuery
  kinds: Chip[]
  tags: Chip[]
  meals: Chip[]
  years: number[]
  orders: Chip[]
  cards: ProductCard[]
  total: number
  paging: Paging
  hidesPrices: boolean
  /** The seller asks for no VAT. */
  isNet: boolean
  look: ShopLook
  isNarrowed: boolean
  /** The word at the end of the shelves, where the house says one. */
  advice: ShopAdvice | undefined
}

/** What the owner set for how goods are shown. */
export type ShopLook = { display: string; ratio: string }
