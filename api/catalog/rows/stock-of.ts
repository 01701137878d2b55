import type { ShopView } from './shop-view.ts'

/** What lies in the cellar of one declination, and what each bottle of a box has. */
export type Kept = { own: number; content: readonly { stock: number; quantity: number }[] }

/** How many can be sold; nothing where stock is not counted. A box needs its own and that of each of its bottles. */
export function countSellable({ own, content }: Kept, { handlesStock }: Pick<ShopView, 'handlesStock'>): number | undefined {
  if (!handlesStock) return undefined
  return Math.min(own, ...content.map(({ stock, quantity }) => Math.floor(stock / quantity)))
}

/** What visitors are told of it: a small number as it is, a large one not at all. */
export function tellStock(sellable: number | undefined, { displayLimit }: Pick<ShopView, 'displayLimit'>): number | null {
  return sellable === undefined || sellable > displayLimit ? null : sellable
}
