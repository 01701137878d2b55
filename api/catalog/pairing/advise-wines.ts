import { hasBody, stylesOf, sweetnessOf, type WineNature } from '#app/models/catalog/pairing/wine-style.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Answer, Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { type Dish, findDishes } from '../../platform/search/dishes.ts'
import { keysOf } from '../../platform/search/french-words.ts'
import { type ProductRow, selectPublicProducts } from '../rows/catalog-rows.ts'
import { readShopView, type ShopView } from '../rows/shop-view.ts'
import { readProducts } from '../shop/read-products.ts'
import { pairWine } from './pair-wine.ts'
import { readMealLabels, readMeals } from './read-meals.ts'
import { natureOf } from './wine-nature.ts'

type Query = Read<Contract['adviseWines']>['query']
type Advice = Answer<Contract['adviseWines']>['wines'][number]
type Candidate = { row: ProductRow; pairing: Advice['pairing']; worth: number }

const advised = 3
/** Of the best so many are read whole: some of them may be sold out. */
const lookedAt = 60
/** What a wine loses for each that was chosen of its family: three of a kind are less of a choice. */
const sameKind = 15

/** Three wines that are there, for a dish, a taste and a budget. */
export const adviseWines: UseCase<Contract['adviseWines']> = async ({ query }, ctx) => {
  const view = await readShopView(ctx)
  if (!view) return refused('not_found')
  const asked = query.dish?.trim() ?? ''
  const named = asked === '' ? undefined : findDishes(asked, () => false)[0]?.dish
  const dish = named ?? nameless(asked)
  const candidates = await listCandidates(query, dish, ctx)
  const there = await keepAvailable(candidates.slice(0, lookedAt), { ctx, view, budget: query.budget })
  return done({ dish: named ? { slug: named.slug, name: named.name } : null, wines: chooseVaried(there) })
}

/** A dish that our table does not have may still be one that the owner names. */
function nameless(asked: string): Dish | undefined {
  const keys = keysOf(asked)
  return keys.length > 0 ? { slug: '', name: asked, families: [], styles: [], names: [keys] } : undefined
}

/** The wines that go with a dish and are to somebody's taste, the best first. */
async function listCandidates(query: Query, dish: Dish | undefined, ctx: CallContext): Promise<Candidate[]> {
  const [rows, labels] = await Promise.all([
    selectPublicProducts(ctx.read)
      .selectAll('products')
      .where('type', '=', 'WINE')
      .where('low_price', '<=', query.budget)
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    readMealLabels(ctx.read),
  ])
  const candidates = rows.flatMap((row): Candidate[] => {
    const nature = natureOf(row)
    if (!isToTaste(nature, query)) return []
    const meals = readMeals(row, labels)
    if (!dish) return [{ row, pairing: null, worth: meals.length > 0 ? 1 : 0 }]
    const pair = pairWine({ meals, styles: stylesOf(nature) }, dish)
    return pair ? [{ row, ...pair }] : []
  })
  return candidates.sort((one, other) => other.worth - one.worth)
}

function isToTaste(nature: WineNature, { taste, body }: Query): boolean {
  return (!taste || sweetnessOf(nature) === taste) && (!body || hasBody(nature, body))
}

type Choosing = { ctx: CallContext; view: ShopView; budget: number }

async function keepAvailable(candidates: Candidate[], { ctx, view, budget }: Choosing) {
  const rows = candidates.map(({ row }) => row)
  const products = await readProducts(ctx.read, rows, view)
  return candidates.flatMap(({ row, pairing, worth }) => {
    const product = products.find(({ id }) => id === row.id)
    const isThere = product?.declination.some(({ isAvailable, soldAt }) => isAvailable && (soldAt ?? 0) <= budget)
    return product && isThere ? [{ product, pairing, worth }] : []
  })
}

/** The best three, one family of wine after the other where they are as good. */
function chooseVaried(candidates: Awaited<ReturnType<typeof keepAvailable>>) {
  const left = [...candidates]
  const chosen: typeof candidates = []
  while (chosen.length < advised && left.length > 0) {
    const worthOf = ({ product, worth }: (typeof left)[number]) =>
      worth - sameKind * chosen.filter((one) => one.product.kind === product.kind).length
    const best = left.reduce((most, one) => (worthOf(one) > worthOf(most) ? one : most))
    left.splice(left.indexOf(best), 1)
    chosen.push(best)
  }
  return chosen.map(({ product, pairing }) => ({ product, pairing }))
}
