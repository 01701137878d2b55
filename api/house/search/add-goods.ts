import type { z } from 'zod'
import { pairWine } from '../../catalog/pairing/pair-wine.ts'
import type { ShopView } from '../../catalog/rows/shop-view.ts'
import { toProduct } from '../../catalog/shop/read-products.ts'
import type { SearchResult } from '../../contract/house/entities/search.ts'
import type { NamedDish } from '../../platform/search/dishes.ts'
import type { Hit, HitFacts } from './read-hits.ts'

type Result = z.input<typeof SearchResult>
type Asked = { dishes: readonly NamedDish[]; view: ShopView | undefined }

/** A result with what is sold of it, and why a wine goes with the dish that was asked for. */
export function addGoods(facts: HitFacts, { row, document }: Hit, { dishes, view }: Asked): Result {
  const sold = view && row.goods?.rows.find(({ id }) => id === row.id)
  if (!row.goods || !sold) return { ...facts, product: null, pairing: null }
  return { ...facts, product: toProduct(sold, row.goods.relations, view), pairing: pairAny(document, dishes) }
}

/** Why a wine goes with one of these dishes: the best of the reasons. */
function pairAny({ traits }: Hit['document'], dishes: readonly NamedDish[]): Result['pairing'] {
  const wine = traits?.pairing
  const pairs = wine ? dishes.flatMap(({ dish }) => pairWine(wine, dish) ?? []) : []
  return pairs.sort((one, other) => other.worth - one.worth)[0]?.pairing ?? null
}
