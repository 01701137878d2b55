import { toMillilitres } from '#app/models/catalog/capacity.ts'
import { stylesOf } from '#app/models/catalog/pairing/wine-style.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { kindNames } from '#app/texts/catalog/shop.ts'
import { awardWords, formatWords, shopWords } from '#app/texts/site/search.ts'
import { type Belongings, traitsOf } from '../../catalog/browse/traits.ts'
import { readMeals } from '../../catalog/pairing/read-meals.ts'
import { natureOf } from '../../catalog/pairing/wine-nature.ts'
import {
  type DeclinationRow,
  type ProductRow,
  readCapacity,
  readFacts,
  readList,
  selectPublicProducts,
} from '../../catalog/rows/catalog-rows.ts'
import { readWholeProducts } from '../../catalog/shop/product-relations.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { signsOfWine } from '../../platform/search/dish-signs.ts'
import { findDishes } from '../../platform/search/dishes.ts'
import { stemOf } from '../../platform/search/french-stem.ts'
import { keysOf } from '../../platform/search/french-words.ts'
import { type FoundRow, pickRows, plainRow, type RowReader } from './found-row.ts'
import type { SearchScope } from './search-scope.ts'

/** What is said of goods beside their own rows. */
type Beside = {
  tags: readonly { product_id: string; slug: string; label: string }[]
  forms: readonly Form[]
  awards: readonly { product_id: string; word: string }[]
}
type Form = Pick<DeclinationRow, 'product_id' | 'year' | 'reference' | 'capacity_thousandths' | 'capacity_unit'>

/** The goods in sale, with their tags, dishes, vintages and references among the words they are found by; no price is. */
export const readProductRows: RowReader = async (scope, picked) => {
  if (!scope.sells) return []
  return 'ids' in picked ? readWhole(scope, picked.ids) : readNext(scope, picked)
}

/** Those that were found, with all that is shown of them: both are read at once. */
async function readWhole(scope: SearchScope, ids: string[]): Promise<FoundRow[]> {
  const [goods, awards] = await Promise.all([readWholeProducts(scope.read, ids), readAwards(scope.read, scope.lang, ids)])
  const { declinations: forms, tags } = goods.relations
  return goods.rows.map((row) => ({ ...toFoundRow(scope, row, { tags, forms, awards }), goods }))
}

async function readNext(scope: SearchScope, picked: { after: string; limit: number }): Promise<FoundRow[]> {
  const { read, lang } = scope
  const rows = await pickRows(selectPublicProducts(read).selectAll('products'), picked, 'products.id').execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [tags, forms, awards] = await Promise.all([readTags(read, ids), readForms(read, ids), readAwards(read, lang, ids)])
  return rows.map((row) => toFoundRow(scope, row, { tags, forms, awards }))
}

function toFoundRow({ wordsOf: ownWords, mealLabels }: SearchScope, row: ProductRow, beside: Beside): FoundRow {
  const { id, slug, name, description, story, images } = row
  const isOwn = ({ product_id }: { product_id: string }) => product_id === id
  const tags = beside.tags.filter(isOwn)
  const forms = beside.forms.filter(isOwn)
  const awards = beside.awards.filter(isOwn)
  return {
    ...plainRow,
    kind: 'product',
    id,
    slug,
    title: name,
    summary: description,
    words: [story, ownWords('PRODUCT', row.custom)].filter(Boolean).join('\n'),
    imageId: readList(images)[0] ?? '',
    keywords: [...factsOf(row), ...tags.map(({ label }) => label), ...dishesOf(row, mealLabels)].filter(Boolean).join(' · '),
    aliases: [...aliasesOf(row), ...forms.map(wordsOfForm), ...awards.map(({ word }) => word)].join(' '),
    readSigns: () => signsOf(row, mealLabels),
    readTraits: () =>
      traitsOf(row, { meals: readMeals(row, mealLabels), tags, forms: forms.map(toSize), isAwarded: awards.length > 0 }),
  }
}

function factsOf({ facts }: ProductRow): string[] {
  const { appellation, denomination, grapes, certification } = readFacts(facts)
  return [denomination || appellation, grapes, certification]
}

/** The dishes it goes with, each with its family. */
function dishesOf(row: ProductRow, icons: ReadonlyMap<string, string>): string[] {
  return readMeals(row, icons).map(({ family, label }) => (label === '' ? family : `${family} : ${label}`))
}

/** By which signs it is found for a dish: the families that its owner names, and its style. */
function signsOf(row: ProductRow, icons: ReadonlyMap<string, string>): string[] {
  const meals = readMeals(row, icons)
  const families = new Set(meals.flatMap(({ family }) => keysOf(family).map(stemOf)))
  const dishes = new Set(meals.flatMap(({ label }) => findDishes(label).map(({ dish }) => dish.slug)))
  return signsOfWine({ dishes: [...dishes], families: [...families], styles: stylesOf(natureOf(row)) })
}

function aliasesOf({ type, kind, reference, facts }: ProductRow): string[] {
  const { appellation, bottler, origin } = readFacts(facts)
  // Of whoever bottled it the town tells something, the country nothing.
  const house = origin ? bottler.replaceAll(origin, '') : bottler
  return [appellation, house, reference, shopWords[type], kindNames[toProductKind(kind)]]
}

function readTags(read: SiteReader, ids: string[]) {
  return read
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['product_tags.product_id', 'tags.slug', 'tags.label'])
    .where('product_tags.product_id', 'in', ids)
    .orderBy('tags.sort_order')
    .orderBy('tags.id')
    .execute()
}

async function readForms(read: SiteReader, ids: string[]) {
  const rows = await read
    .selectFrom('declinations')
    .select(['id', 'product_id', 'year', 'reference', 'capacity_thousandths', 'capacity_unit', 'sort_order'])
    .where('product_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  // Ordered here: asked for by id, they would be looked for among all that there are.
  return rows.sort((one, other) => one.sort_order - other.sort_order || (one.id < other.id ? -1 : 1))
}

function toSize(form: Form): Belongings['forms'][number] {
  return { year: form.year, capacity: readCapacity(form), capacityUnit: form.capacity_unit }
}

function wordsOfForm(form: Form): string {
  return [form.year ?? '', form.reference, nameFormat(form)].join(' ')
}

/** How the size of a bottle is called. */
function nameFormat(row: Pick<DeclinationRow, 'capacity_thousandths' | 'capacity_unit'>): string {
  const millilitres = toMillilitres({ capacity: readCapacity(row), capacityUnit: row.capacity_unit })
  return millilitres === undefined ? '' : (formatWords[String(millilitres / 10)] ?? '')
}

async function readAwards(read: SiteReader, lang: string, ids: string[]) {
  const rows = await read
    .selectFrom('awards')
    .select(['product_id', 'title', 'summary'])
    .where('product_id', 'in', ids)
    .where('lang', '=', lang)
    .where('is_valid', '=', 1)
    .orderBy('id')
    .execute()
  return rows.map(({ product_id, title, summary }) => ({ product_id, word: `${awardWords} ${title} ${summary}` }))
}
