import type { capacityUnits } from '../../catalog/capacity.ts'
import type { Trade } from '../../site/settings/trade.ts'

/** Trades whose first product is no wine. */
export type OtherTrade = Exclude<Trade, 'WINE'>

export type GoodsField =
  | 'name'
  | 'denomination'
  | 'grapes'
  | 'capacity'
  | 'price'
  | 'stock'
  | 'alcohol'
  | 'bottler'
  | 'ingredients'
  | 'maker'
  | 'makerContact'
  | 'model'

/** What is asked of a first product: what it costs, how much there is, and what the law wants told of such a thing. */
export const goodsFields: Readonly<Record<OtherTrade, readonly GoodsField[]>> = {
  BEER: ['name', 'denomination', 'capacity', 'alcohol', 'price', 'stock', 'bottler', 'ingredients'],
  CHEESE: ['name', 'denomination', 'grapes', 'capacity', 'price', 'stock', 'bottler', 'ingredients'],
  BOOKS: ['name', 'grapes', 'price', 'stock', 'maker', 'makerContact', 'model'],
}

/** In how many parts a number of the form is kept. */
export const goodsNumbers: Partial<Record<GoodsField, number>> = { capacity: 1, alcohol: 10, price: 100, stock: 1 }

/** In what a house of a trade says how much of a thing there is; a book is measured by nothing. */
export const goodsUnits: Readonly<Record<OtherTrade, (typeof capacityUnits)[number] | undefined>> = {
  BEER: 'cl',
  CHEESE: 'g',
  BOOKS: undefined,
}

/** What they are taxed at in France, in hundredths of a percent: beer in full, cheese and books as food and books are. */
export const goodsVat: Readonly<Record<OtherTrade, number>> = { BEER: 2000, CHEESE: 550, BOOKS: 550 }
