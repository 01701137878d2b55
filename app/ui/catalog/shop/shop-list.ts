import type { Facet } from '#app/models/catalog/products/facets.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { ShopAdvice } from '#app/models/selling/cart/shop-advice.ts'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import type { PageFact } from '../../platform/lists/page-facts.tsx'
import type { Paging } from '../../platform/lists/paging.ts'
import type { ProductCard } from './product-card-view.ts'
import type { ShopQuery } from './shop-query.ts'

export type Chip = { value: string; label: string; isChosen: boolean }

/** A facet as it is chosen from: each word with how many it would find. */
export type FacetView = { facet: Facet; label: string; chosen: number; values: (Chip & { count: number })[] }

/** The shelves as a screen needs them. */
export type ShopListView = {
  asked: ShopQuery
  facets: FacetView[]
  /** What may be typed into its field. */
  search: { label: string; example: string }
  orders: Chip[]
  /** What is on, each with the way that takes it off. */
  chosen: Action[]
  cards: ProductCard[]
  total: number
  paging: Paging
  hidesPrices: boolean
  /** The seller asks for no VAT. */
  isNet: boolean
  look: ShopLook
  isNarrowed: boolean
  title: string
  lead: string
  /** What the house says of the shop in fields of its own. */
  facts: readonly PageFact[]
  /** What stands where nothing is on sale yet. */
  soon: { title: string; text: string }
  /** Whether bottles are chosen by the carton here, and wines by the dish. */
  ways: { carton: boolean; tonight: boolean }
  /** These ways stand before the shelves. */
  waysFirst: boolean
  /** The word at the end of the shelves, where the house says one. */
  advice: ShopAdvice | undefined
}

/** What the owner set for how goods are shown. */
export type ShopLook = { display: string; ratio: string } & Pick<PartChoice, 'shelf' | 'bottle' | 'section'>
