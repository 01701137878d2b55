import { toMillilitres } from '#app/models/catalog/capacity.ts'
import { stylesOf } from '#app/models/catalog/pairing/wine-style.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { kindNames } from '#app/texts/catalog/shop.ts'
import { awardWords, formatWords, shopWords } from '#app/texts/site/search.ts'
import { traitsOf } from '../../catalog/browse/traits.ts'
import { readMealLabels, readMeals } from '../../catalog/pairing/read-meals.ts'
import { natureOf } from '../../catalog/pairing/wine-nature.ts'
import {
  type DeclinationRow,
  type ProductRow,
  readCapacity,
  readFacts,
  readList,
  selectPublicProducts,
} from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { signsOfWine } from '../../platform/search/dish-signs.ts'
import { findDishes } from '../../platform/search/dishes.ts'
import { stemOf } from '../../platform/search/french-stem.ts'
import { keysOf } from '../../platform/search/french-words.ts'
import { pickRows, plainRow, type RowReader } from './found-row.ts'

/** The goods in sale, with their tags, dishes, vintages and references among the words they are found by; no price is. */
export const readProductRows: RowReader = async ({ read, lang, sells, wordsOf: ownWords }, picked) => {
  if (!sells) return []
  const rows = await pickRows(selectPublicProducts(read).selectAll('products'), picked, 'products.id').execute()
  const ids = rows.map(({ id }) => id)
  const [tags, declinations, icons, awards] =
    ids.length > 0
      ? await Promise.all([readTags(read, ids), readForms(read, ids), readMealLabels(read), readAwards(read, lang, ids)])
      : [[], [], new Map(), []]
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
      words: [story, ownWords('PRODUCT', row.custom)].filter(Boolean).join('\n'),
      imageId: readList(images)[0] ?? '',
      keywords: [...factsOf(row), ...wordsOf(tags), ...dishesOf(row, icons)].filter(Boolean).join(' · '),
      aliases: [...aliasesOf(row), ...wordsOf(declinations), ...wordsOf(awards)].join(' '),
      readSigns: () => signsOf(row, icons),
      readTraits: () =>
        traitsOf(row, {
          meals: readMeals(row, icons),
          tags: tags.filter(({ product_id }) => product_id === id),
          forms: declinations.filter(({ product_id }) => product_id === id),
          isAwarded: awards.some(({ product_id }) => product_id === id),
        }),
    }
  })
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

async function readTags(read: SiteReader, ids: string[]) {
  const rows = await read
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['product_tags.product_id', 'tags.slug', 'tags.label'])
    .where('product_tags.product_id', 'in', ids)
    .orderBy('tags.id')
    .execute()
  return rows.map(({ product_id, slug, label }) => ({ product_id, slug, word: label }))
}

async function readForms(read: SiteReader, ids: string[]) {
  const rows = await read
    .selectFrom('declinations')
    .select(['id', 'product_id', 'year', 'reference', 'capacity_thousandths', 'capacity_unit'])
    .where('product_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  // Ordered here: asked for by id, they would be looked for among all that there are.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
  return rows.map((row) => ({
    product_id: row.product_id,
    year: row.year,
    capacity: readCapacity(row),
    capacityUnit: row.capacity_unit,
    word: [row.year ?? '', row.reference, nameFormat(row)].join(' '),
  }))
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
