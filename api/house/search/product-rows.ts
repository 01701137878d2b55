import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { kindNames } from '#app/texts/catalog/shop.ts'
import { shopWords } from '#app/texts/site/search.ts'
import { type ProductRow, readFacts, readList, selectPublicProducts } from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { pickRows, plainRow, type RowReader } from './found-row.ts'

/** The goods in sale, with their tags, dishes, vintages and references among the words they are found by; no price is. */
export const readProductRows: RowReader = async ({ read, sells }, picked) => {
  if (!sells) return []
  const rows = await pickRows(selectPublicProducts(read).selectAll('products'), picked, 'products.id').execute()
  const ids = rows.map(({ id }) => id)
  const [tags, declinations, icons] =
    ids.length > 0 ? await Promise.all([readTags(read, ids), readYears(read, ids), readIcons(read)]) : [[], [], new Map()]
  return rows.map((row) => {
    const { id, slug, name, description, story, images } = row
    const wordsOf = (list: { product_id: string; word: string }[]) =>
      list.filter(({ product_id }) => product_id === id).map(({ word }) => word)
    return {
      ...plainRow,
      kind: 'product' as const,
      id,
      slug,
      title: name,
      summary: description,
      words: story,
      imageId: readList(images)[0] ?? '',
      keywords: [...factsOf(row), ...wordsOf(tags), ...dishesOf(row, icons)].filter(Boolean).join(' · '),
      aliases: [...aliasesOf(row), ...wordsOf(declinations)].join(' '),
    }
  })
}

function factsOf({ facts }: ProductRow): string[] {
  const { appellation, denomination, grapes, certification } = readFacts(facts)
  return [denomination || appellation, grapes, certification]
}

/** The dishes it goes with, each with its family; what is shown under no icon any more is not found by it either. */
function dishesOf({ meals }: ProductRow, icons: ReadonlyMap<string, string>): string[] {
  return readList<{ idMealIcon: string; label: string }>(meals).flatMap(({ idMealIcon, label }) => {
    const family = icons.get(idMealIcon)
    if (family === undefined) return []
    return label === '' ? [family] : [`${family} : ${label}`]
  })
}

function aliasesOf({ type, kind, reference, facts }: ProductRow): string[] {
  return [readFacts(facts).appellation, reference, shopWords[type], kindNames[toProductKind(kind)]]
}

async function readTags(read: SiteReader, ids: string[]) {
  const rows = await read
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['product_tags.product_id', 'tags.label'])
    .where('product_tags.product_id', 'in', ids)
    .orderBy('tags.id')
    .execute()
  return rows.map(({ product_id, label }) => ({ product_id, word: label }))
}

async function readYears(read: SiteReader, ids: string[]) {
  const rows = await read
    .selectFrom('declinations')
    .select(['id', 'product_id', 'year', 'reference'])
    .where('product_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  // Ordered here: asked for by id, they would be looked for among all that there are.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
  return rows.map(({ product_id, year, reference }) => ({ product_id, word: [year ?? '', reference].join(' ') }))
}

async function readIcons(read: SiteReader): Promise<Map<string, string>> {
  const rows = await read.selectFrom('meal_icons').select(['id', 'label']).execute()
  return new Map(rows.map(({ id, label }) => [id, label]))
}
