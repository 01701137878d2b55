import { type Facet, facets } from '#app/models/catalog/products/facets.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Answer, Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { IndexedDocument, Traits, TraitValue } from '../../platform/search/site-index.ts'
import { findGoods } from '../../site/search/find-documents.ts'
import { readPublicProducts } from '../rows/catalog-rows.ts'
import { readShopView } from '../rows/shop-view.ts'
import { readProducts } from '../shop/read-products.ts'
import { type Good, orderGoods } from './order-goods.ts'
import { compareValues } from './traits.ts'

type Query = Read<Contract['browseProducts']>['query']

/** What is asked of each facet; a facet of which nothing is asked is not there. */
type Wanted = Map<Facet, Set<string>>

/** The products in sale as a visitor narrows them, and what each further choice would find. */
export const browseProducts: UseCase<Contract['browseProducts']> = async ({ query }, ctx) => {
  const view = await readShopView(ctx)
  if (!view) return refused('not_found')
  const wanted = readWanted(query)
  const range = view.hidesPrices ? {} : { least: query.minPrice, most: query.maxPrice }
  const { documents } = await ctx.indexes.of(ctx)
  const goods = (await listGoods(documents, query.search ?? '', ctx)).filter(({ traits }) => isWithin(traits, range))
  const { found, counts } = narrow(goods, wanted)
  keepChosen(counts, documents, wanted)
  const ordered = await orderGoods(found, { order: query.orderBy, isSearch: !!query.search, hidesPrices: view.hidesPrices }, ctx)
  const ids = ordered.slice((query.page - 1) * query.nbItem, query.page * query.nbItem).map(({ id }) => id)
  const rows = await readPublicProducts(ctx.read, ids)
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return done({ products: await readProducts(ctx.read, rows, view), total: found.length, facets: listFacets(counts, wanted) })
}

function readWanted(query: Query): Wanted {
  const asked = facets.map((facet): [Facet, string[]] => [facet, (query[facet] ?? '').split(',').filter(Boolean)])
  return new Map(asked.filter(([, values]) => values.length > 0).map(([facet, values]) => [facet, new Set(values)]))
}

/** All goods, or those that what was typed finds, slips forgiven. */
async function listGoods(documents: readonly IndexedDocument[], search: string, ctx: CallContext): Promise<Good[]> {
  const toGood = ({ id, traits }: IndexedDocument, rank: number): Good[] => (traits ? [{ id, traits, rank }] : [])
  if (search.trim() === '') return documents.flatMap((document) => toGood(document, 0))
  const ranks = new Map((await findGoods(search, ctx)).map((id, rank) => [id, rank]))
  return documents.flatMap((document) => {
    const rank = document.kind === 'product' ? ranks.get(document.id) : undefined
    return rank === undefined ? [] : toGood(document, rank)
  })
}

function isWithin({ numbers }: Traits, { least, most }: { least?: number; most?: number }): boolean {
  const price = numbers.price ?? 0
  return price >= (least ?? 0) && price <= (most ?? Number.MAX_SAFE_INTEGER)
}

type Counts = Map<Facet, Map<string, TraitValue & { count: number }>>

/** What answers all that is asked; of each facet, what each value would find beside what is asked of the others. */
function narrow(goods: readonly Good[], wanted: Wanted): { found: Good[]; counts: Counts } {
  const counts: Counts = new Map(facets.map((facet) => [facet, new Map()]))
  const found: Good[] = []
  for (const good of goods) {
    const missed = [...wanted].filter(([facet, values]) => !hasAny(good.traits, facet, values))
    if (missed.length === 0) found.push(good)
    if (missed.length > 1) continue
    for (const facet of facets) if (missed.length === 0 || missed[0]?.[0] === facet) count(counts, facet, good.traits)
  }
  return { found, counts }
}

function hasAny({ facets: own }: Traits, facet: Facet, values: ReadonlySet<string>): boolean {
  return (own[facet] ?? []).some(({ value }) => values.has(value))
}

function count(counts: Counts, facet: Facet, { facets: own }: Traits): void {
  const ofFacet = counts.get(facet)
  for (const one of own[facet] ?? []) {
    const known = ofFacet?.get(one.value)
    if (known) known.count += 1
    else ofFacet?.set(one.value, { ...one, count: 1 })
  }
}

/** What is chosen stays there to be taken back, also where it finds nothing beside the rest. */
function keepChosen(counts: Counts, documents: readonly IndexedDocument[], wanted: Wanted): void {
  for (const [facet, values] of wanted) {
    const ofFacet = counts.get(facet)
    for (const { traits } of documents) {
      for (const one of traits?.facets[facet] ?? [])
        if (values.has(one.value) && !ofFacet?.has(one.value)) ofFacet?.set(one.value, { ...one, count: 0 })
    }
  }
}

function listFacets(counts: Counts, wanted: Wanted): Answer<Contract['browseProducts']>['facets'] {
  return facets.map((facet) => ({
    facet,
    values: [...(counts.get(facet)?.values() ?? [])]
      .sort(compareValues)
      .map(({ value, label, count }) => ({ value, label, count, isChosen: wanted.get(facet)?.has(value) ?? false })),
  }))
}
