import type { Body, Taste } from '#app/models/catalog/pairing/tonight.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { ProductCard } from './product-card-view.ts'
import type { ShopLook } from './shop-list.ts'

/** What somebody asks for tonight: a dish of our table by its address, or in their own words; nothing is an empty word. */
export type TonightQuery = { text: string; dish: string; taste: Taste | ''; body: Body | ''; budget: string }

/** What the form of tonight shows: what was asked before, and whether prices are said at all. */
export type TonightFields = Omit<TonightQuery, 'text' | 'dish'> & { dish: string }

/** Three wines for tonight as the page shows them; `wines` is missing until something is asked. */
export type TonightView = {
  asked: TonightFields
  hidesPrices: boolean
  /** The dish of our table that was asked for. */
  dishName: string | undefined
  /** What was asked and is no dish that anybody knows. */
  unknown: string | undefined
  wines: { card: ProductCard; reason: string }[] | undefined
  look: ShopLook
  dishes: (Action & { isCurrent: boolean })[]
  /** All dishes that may be proposed while one types. */
  proposals: string[]
}
