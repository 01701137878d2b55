import { findGoodGaps, isGood } from '#app/models/catalog/goods/goods.ts'
import { findLabelGaps, isWine, type LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { SilentProduct, SilentProducts } from '#app/models/site/law/law-facts.ts'
import { nameInBox } from '#app/texts/house/law-reasons.ts'
import { readBoxedWines } from '../../catalog/rows/boxed-wines.ts'
import { readCapacity, readPublicFacts } from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { keepByWords } from './keep-by-words.ts'
import { rowsAtOnce } from './published-texts.ts'

/** So many are named: whoever mends them finds the next ones in their place. */
const mostNamed = 20
type Part = 'label' | 'food' | 'goods'
type Silent = Record<Part, SilentProducts>
const ofLabel: readonly LabelGap[] = ['ingredients', 'nutrition']

/** What is on sale and does not say yet what the law wants said, read a page of products at a time; a wine in a box by both names. */
export async function listSilentWines(read: SiteReader): Promise<Silent> {
  const silent = { label: new Map(), food: new Map(), goods: new Map() } as Record<Part, Map<string, SilentProduct>>
  let last: { name_key: string; id: string } | undefined
  do {
    const products = await listProducts(read, last)
    for (const { key, id, name, parts } of [...(await listForms(read, products)), ...(await listBoxed(read, products))])
      for (const part of parts) silent[part].set(key, { id, name })
    last = products.length === rowsAtOnce ? products.at(-1) : undefined
  } while (last)
  return { label: firstOf(silent.label), food: firstOf(silent.food), goods: firstOf(silent.goods) }
}

/** In the order of an index, each page after the last product of the one before. */
function listProducts(read: SiteReader, last: { name_key: string; id: string } | undefined) {
  const all = read.selectFrom('products').where('is_shown', '=', 1)
  const rest = last
    ? all
        .where('name_key', '>=', last.name_key)
        .where((on) => on.or([on('name_key', '>', last.name_key), on('id', '>', last.id)]))
    : all
  return rest
    .select(['id', 'name', 'name_key', 'facts', 'type', 'kind'])
    .orderBy('name_key')
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
}

type Product = Awaited<ReturnType<typeof listProducts>>[number]
/** A product that keeps silent on something: what of the law that is, where it is mended, and how it is called. */
type Named = { key: string; id: string; name: string; parts: Part[] }

/** The wines and the things among some products. */
async function listForms(read: SiteReader, products: readonly Product[]): Promise<Named[]> {
  const known = new Map(products.filter(({ type }) => type === 'WINE').map((product) => [product.id, product]))
  if (known.size === 0) return []
  const rows = await read
    .selectFrom('declinations')
    .select(['product_id', 'facts', 'year', 'capacity_thousandths'])
    .where('product_id', 'in', [...known.keys()])
    .where('deleted_at', 'is', null)
    .where('is_on_sale', '=', 1)
    .execute()
  return rows.flatMap((form) => {
    const product = known.get(form.product_id)
    return product ? [{ key: product.id, id: product.id, name: product.name, parts: listParts(product, form) }] : []
  })
}

type Form = { facts: string; year: number | null; capacity_thousandths: number | null }

const keepParts = keepByWords<Part[]>()

function listParts(product: Omit<Product, 'id' | 'name' | 'name_key'>, form: Form): Part[] {
  const { type, kind, facts } = product
  const words = [type, kind, facts, form.facts, form.year, form.capacity_thousandths]
  return keepParts(words, () => findParts(product, form))
}

function findParts({ type, kind: word, facts: ofWine }: Omit<Product, 'id' | 'name' | 'name_key'>, form: Form): Part[] {
  const facts = readPublicFacts(ofWine, form.facts)
  const kind = toProductKind(word)
  if (isGood({ type, kind })) return findGoodGaps(facts).length > 0 ? ['goods'] : []
  if (!isWine({ type, kind })) return []
  const gaps = findLabelGaps({ facts, year: form.year, capacity: readCapacity(form) })
  return [...new Set(gaps.map((gap): Part => (ofLabel.includes(gap) ? 'label' : 'food')))]
}

/** The wines in the boxes among some products: they are told of before a sale as those that are sold alone. */
async function listBoxed(read: SiteReader, products: readonly Product[]): Promise<Named[]> {
  const boxes = new Map(products.filter(({ type }) => type === 'BOX').map(({ id, name }) => [id, name]))
  const wines = await readBoxedWines(read, [...boxes.keys()])
  return wines.map((wine) => ({
    key: `${wine.box_id} ${wine.id}`,
    id: wine.product_id,
    name: nameInBox(wine.name, boxes.get(wine.box_id) ?? ''),
    parts: listParts({ type: wine.type, kind: wine.kind, facts: wine.of_wine }, wine),
  }))
}

function firstOf(silent: ReadonlyMap<string, SilentProduct>): SilentProducts {
  return { wines: [...silent.values()].slice(0, mostNamed), total: silent.size }
}
