import type { BrowseOrder } from '#app/models/catalog/products/product-order.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Traits } from '../../platform/search/site-index.ts'
import { countOrdered } from './count-ordered.ts'

/** A product on its way to the shelves: `rank` is how well it answers what was typed. */
export type Good = { id: string; traits: Traits; rank: number }

type Asked = { order: BrowseOrder; isSearch: boolean; hidesPrices: boolean }

/** Goods in the order that was asked for; what was typed is answered from the best answer on, where no other order is. */
export async function orderGoods(goods: readonly Good[], asked: Asked, ctx: CallContext): Promise<Good[]> {
  const number = await openNumbers(asked, ctx)
  const numbers = new Map(goods.map((good) => [good, number(good)]))
  const sign = asked.order === '-nom' ? -1 : 1
  return goods.toSorted(
    (one, other) =>
      (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0) ||
      sign * compare(one.traits.name, other.traits.name) ||
      compare(one.id, other.id),
  )
}

/** By which number goods stand, the least first; goods of one number stand by their names. */
async function openNumbers({ order, isSearch, hidesPrices }: Asked, ctx: CallContext): Promise<(good: Good) => number> {
  const alike = () => 0
  const byPrice = hidesPrices ? alike : ({ traits }: Good) => traits.numbers.price ?? 0
  const ordered = order === 'commandes' ? await countOrdered(ctx) : undefined
  const numbers: Record<BrowseOrder, (good: Good) => number> = {
    commandes: ({ id }) => -(ordered?.get(id) ?? 0),
    boire: (good) => yearsLeft(good, ctx.now),
    recents: ({ traits }) => -(traits.numbers.made ?? 0),
    pertinence: isSearch ? ({ rank }) => rank : alike,
    prix: byPrice,
    '-prix': (good) => -byPrice(good),
    nom: alike,
    '-nom': alike,
  }
  return numbers[order]
}

/** What is at its end comes first; what is over, or says nothing of its years, comes last. */
function yearsLeft({ traits }: Good, now: Date): number {
  const keep = traits.numbers.keep ?? Number.MAX_SAFE_INTEGER
  return keep < now.getUTCFullYear() ? Number.MAX_SAFE_INTEGER : keep
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
