import type { z } from 'zod'
import { pairWine } from '../../catalog/pairing/pair-wine.ts'
import { readMealLabels, readMeals, readPairing } from '../../catalog/pairing/read-meals.ts'
import { type ProductRow, selectPublicProducts } from '../../catalog/rows/catalog-rows.ts'
import { readShopView } from '../../catalog/rows/shop-view.ts'
import { readProducts } from '../../catalog/shop/read-products.ts'
import type { SearchResult } from '../../contract/house/entities/search.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { NamedDish } from '../../platform/search/dishes.ts'
import type { HitFacts } from './read-hits.ts'

type Result = z.input<typeof SearchResult>

/** Results with what is sold of them, and why a wine goes with the dish that was asked for. */
export async function addGoods(hits: readonly HitFacts[], dishes: readonly NamedDish[], ctx: CallContext): Promise<Result[]> {
  const ids = hits.filter(({ kind }) => kind === 'product').map(({ id }) => id)
  const view = ids.length > 0 ? await readShopView(ctx) : undefined
  if (!view) return hits.map((hit) => ({ ...hit, product: null, pairing: null }))
  const rows = await selectPublicProducts(ctx.read).selectAll('products').where('products.id', 'in', ids).execute()
  const [products, labels] = await Promise.all([
    readProducts(ctx.read, rows, view),
    dishes.length > 0 ? readMealLabels(ctx.read) : new Map<string, string>(),
  ])
  return hits.map((hit) => {
    const isSame = ({ id }: { id: string }) => hit.kind === 'product' && id === hit.id
    const row = rows.find(isSame)
    return { ...hit, product: products.find(isSame) ?? null, pairing: row ? pairAny(row, labels, dishes) : null }
  })
}

/** Why a wine goes with one of these dishes: the best of the reasons. */
function pairAny(row: ProductRow, labels: ReadonlyMap<string, string>, dishes: readonly NamedDish[]): Result['pairing'] {
  const wine = readPairing(row, readMeals(row, labels))
  const pairs = dishes.flatMap(({ dish }) => pairWine(wine, dish) ?? [])
  return pairs.sort((one, other) => other.worth - one.worth)[0]?.pairing ?? null
}
