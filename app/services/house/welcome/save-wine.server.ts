import type { ShopApi, Upload } from '#api/contract/index.ts'
import { type ProductKind, productKinds } from '#app/models/catalog/products/product-kind.ts'
import { type Allergen, allergens, type Nutrition } from '#app/models/catalog/wine-facts.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { photosIn } from '#app/models/house/starter/read-answers.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'
import { putOnSale } from './put-on-sale.server.ts'
import { readDecimal } from './read-decimal.ts'

type Text = (name: string) => string

/** Puts a first wine on sale: the product, its bottle, and what is in stock. */
export async function saveWine(
  api: ShopApi,
  { entries, uploads }: { entries: readonly Entry[]; uploads: Upload[] },
): Promise<Outcome<unknown, Failure>> {
  const typed = new Map(entries)
  const text: Text = (name) => typed.get(name)?.trim() ?? ''
  const price = readDecimal(text('price'), 100)
  const stock = readDecimal(text('stock'), 1)
  const alcohol = readDecimal(text('alcohol'), 10)
  const capacity = readDecimal(text('capacity'), 1)
  const faults = findFaults(text, { price, stock, alcohol, capacity })
  if (Object.keys(faults).length > 0 || price === undefined || alcohol === undefined) return refuseFields(faults)
  const kind = productKinds.find((one) => one === text('kind')) ?? ('autre' satisfies ProductKind)
  const year = /^\d{4}$/.test(text('year')) ? Number(text('year')) : null
  return putOnSale(api, {
    product: { type: 'WINE', name: text('name'), kind, price, facts: { ...readFacts(text, entries), alcohol } },
    declination: { year, price, capacity: capacity ?? 75, capacityUnit: 'cl' },
    stock: stock ?? 0,
    uploads,
    photos: photosIn(entries),
  })
}

function findFaults(text: Text, numbers: Record<string, number | undefined>): Record<string, string> {
  const faults = Object.entries(numbers).flatMap(([name, number]) =>
    number === undefined ? [[name, welcomeTexts.number] as const] : [],
  )
  const empty = ['name', 'bottler', 'origin'].filter((name) => text(name) === '')
  return Object.fromEntries([...faults, ...empty.map((name) => [name, sayFault({ code: 'required' })] as const)])
}

function readFacts(text: Text, entries: readonly Entry[]) {
  const named = allergens.filter((allergen): allergen is Allergen =>
    entries.some(([name, value]) => name === 'allergens' && value === allergen),
  )
  const nutrition = readNutrition(text)
  return {
    bottler: text('bottler'),
    origin: text('origin'),
    ingredients: text('ingredients'),
    allergens: named,
    ...(nutrition && { nutrition }),
  }
}

/** What a dry wine holds besides its energy and its sugar is nothing that would be told. */
function readNutrition(text: Text): Nutrition | undefined {
  const kilocalories = readDecimal(text('energy'), 1)
  if (!kilocalories) return undefined
  const sugars = readDecimal(text('sugars'), 100) ?? 0
  const rest = { fat: 0, saturates: 0, protein: 0, salt: 0 }
  return { kilocalories, kilojoules: Math.round(kilocalories * 4.184), carbohydrate: sugars, sugars, ...rest }
}
