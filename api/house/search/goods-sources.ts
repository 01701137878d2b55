import { stylesOf, type WineStyle } from '#app/models/catalog/pairing/wine-style.ts'
import { traitsOf } from '../../catalog/browse/traits.ts'
import { readMeals, type WineMeal } from '../../catalog/pairing/read-meals.ts'
import { natureOf } from '../../catalog/pairing/wine-nature.ts'
import { type ProductRow, readCapacity, selectPublicProducts } from '../../catalog/rows/catalog-rows.ts'
import { signsOfWine } from '../../platform/search/dish-signs.ts'
import { findDishes } from '../../platform/search/dishes.ts'
import { stemOf } from '../../platform/search/french-stem.ts'
import { keysOf } from '../../platform/search/french-words.ts'
import { remember } from '../../platform/search/remember.ts'
import type { DocumentContent, Source } from '../../platform/search/site-index.ts'
import { markOf, type Next, pickRows } from './found-row.ts'
import { type Beside, readBeside } from './goods-beside.ts'
import { wordsOfGoods } from './goods-words.ts'
import type { SearchScope } from './search-scope.ts'

/** All of a row that the index goes by: what it says of goods may be told by these alone, for they are what its mark is made of. */
const columns = [
  'id',
  'name',
  'name_key',
  'description',
  'story',
  'facts',
  'meals',
  'custom',
  'type',
  'kind',
  'reference',
  'low_price',
  'created_at',
  'sort_order',
] as const
type Row = Pick<ProductRow, (typeof columns)[number]>

/** The next goods in sale as the index takes them in: those that read as before are told by their rows alone. */
export async function readGoodsSources(scope: SearchScope, next: Next): Promise<Source[]> {
  const { sells, read, lang, mark } = scope
  if (!sells) return []
  const shown = selectPublicProducts(read).select(columns.map((column) => `products.${column}` as const))
  const rows = await pickRows(shown, next, 'products.id').execute()
  const besideOf = await readBeside(
    read,
    lang,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const beside = besideOf(row.id)
    return {
      kind: 'product',
      id: row.id,
      isReserved: false,
      mark: markOf([mark, ...columns.map((column) => row[column]), ...partsOf(beside)]),
      read: () => readContent(row, beside, scope),
    }
  })
}

function partsOf({ tags, forms, awards }: Beside): (string | number | null)[] {
  return [
    tags.length,
    forms.length,
    ...tags.flatMap(({ slug, label }) => [slug, label]),
    ...forms.flatMap((form) => [form.year, form.reference, form.capacity_thousandths, form.capacity_unit]),
    ...awards.flatMap(({ title, summary }) => [title, summary]),
  ]
}

function readContent(row: Row, beside: Beside, scope: SearchScope): DocumentContent {
  const { title, summary, keywords, aliases, words } = wordsOfGoods(row, beside, scope)
  const meals = readMeals(row, scope.mealLabels)
  const forms = beside.forms.map((form) => ({ year: form.year, capacity: readCapacity(form), capacityUnit: form.capacity_unit }))
  const traits = traitsOf(row, { meals, tags: beside.tags, forms, isAwarded: beside.awards.length > 0 })
  const styles = traits.pairing?.styles ?? stylesOf(natureOf(row))
  return { texts: { title, keywords: `${keywords} ${aliases}`, summary, body: words }, signs: signsOf(meals, styles), traits }
}

const stemsOfFamily = remember((family) => keysOf(family).map(stemOf))
const dishesOfLabel = remember((label) => findDishes(label).map(({ dish }) => dish.slug))

/** By which signs it is found for a dish: the families and dishes that its owner names, and its style. */
function signsOf(meals: readonly WineMeal[], styles: readonly WineStyle[]): string[] {
  const families = new Set(meals.flatMap(({ family }) => stemsOfFamily(family)))
  const dishes = new Set(meals.flatMap(({ label }) => dishesOfLabel(label)))
  return signsOfWine({ dishes: [...dishes], families: [...families], styles })
}
