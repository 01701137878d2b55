import { anyBudget } from '#app/models/catalog/pairing/tonight.ts'
import { hasBody, sweetnessOf, type WineNature } from '#app/models/catalog/pairing/wine-style.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Answer, Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { type Dish, findDishes } from '../../platform/search/dishes.ts'
import { stemOf } from '../../platform/search/french-stem.ts'
import { keysOf } from '../../platform/search/french-words.ts'
import { readPublicProducts } from '../rows/catalog-rows.ts'
import { readShopView, type ShopView } from '../rows/shop-view.ts'
import { readProducts } from '../shop/read-products.ts'
import { pairWine } from './pair-wine.ts'

type Query = Read<Contract['adviseWines']>['query']
type Advice = Answer<Contract['adviseWines']>['wines'][number]
type Candidate = { id: string; place: number; pairing: Advice['pairing']; worth: number }

const advised = 3
/** Of the best so many are read whole: some of them may be sold out. */
const lookedAt = 60
/** What a wine loses for each that was chosen of its family: three of a kind are less of a choice. */
const sameKind = 15

/** Three wines that are there, for a dish, a taste and a budget. */
export const adviseWines: UseCase<Contract['adviseWines']> = async ({ query }, ctx) => {
  const view = await readShopView(ctx)
  if (!view) return refused('not_found')
  // Where prices are hidden, nobody learns one by asking for less and less.
  if (view.hidesPrices && query.budget < anyBudget) return refused('invalid', { fields: { budget: { code: 'choice' } } })
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
  if (keys.length === 0) return undefined
  return { slug: '', name: asked, families: [], styles: [], names: [keys], stems: [keys.map(stemOf)] }
}

/** The wines that go with a dish and are to somebody's taste, the best first: what tells it is kept with the index of the site. */
async function listCandidates(query: Query, dish: Dish | undefined, ctx: CallContext): Promise<Candidate[]> {
  const { documents } = await ctx.indexes.of(ctx)
  const candidates = documents.flatMap(({ id, traits }): Candidate[] => {
    const wine = traits?.pairing
    if (!wine || (traits.numbers.price ?? 0) > query.budget || !isToTaste(wine.nature, query)) return []
    const { place } = wine
    if (!dish) return [{ id, place, pairing: null, worth: wine.meals.length > 0 ? 1 : 0 }]
    const pair = pairWine(wine, dish)
    return pair ? [{ id, place, ...pair }] : []
  })
  return candidates.sort((one, other) => other.worth - one.worth || one.place - other.place || (one.id < other.id ? -1 : 1))
}

function isToTaste(nature: WineNature, { taste, body }: Query): boolean {
  return (!taste || sweetnessOf(nature) === taste) && (!body || hasBody(nature, body))
}

type Choosing = { ctx: CallContext; view: ShopView; budget: number }

async function keepAvailable(candidates: Candidate[], { ctx, view, budget }: Choosing) {
  const ids = candidates.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await readPublicProducts(ctx.read, ids)
  const products = await readProducts(ctx.read, rows, view)
  return candidates.flatMap((candidate) => {
    const { pairing, worth } = candidate
    const product = products.find(({ id }) => id === candidate.id)
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
