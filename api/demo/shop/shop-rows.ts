import type { Insertable } from 'kysely'
import { chooseDiscount, reduceLine } from '#app/models/catalog/discount.ts'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { searchKeyOf } from '../../catalog/rows/refresh-product.ts'
import { readDiscount, writeDiscount } from '../../catalog/rows/stored-discount.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { boxes } from './boxes.ts'
import type { DemoBox, DemoFormat, DemoWine } from './demo-wine.ts'
import { energyOf } from './nutrition.ts'
import { others } from './others.ts'
import { reds } from './reds.ts'
import { findPhotographs } from './taken-photographs.ts'
import { whites } from './whites.ts'

type Row<T extends keyof SiteTables> = Insertable<SiteTables[T]>

export const demoWines: DemoWine[] = [...reds, ...whites, ...others]

const day = 86_400_000
const bottler = 'EARL Vuillemin Frère et Sœur, 39600 Montorge, France'
const bottleGrams = 1350

/** The goods of the demo estate as rows: each product a day older than the one before it. */
export function makeShopRows(now: Date) {
  const told = JSON.parse(JSON.stringify({ wines: demoWines, boxes }), (_key, value: unknown) =>
    typeof value === 'string' ? bindFrenchSpaces(value) : value,
  ) as { wines: DemoWine[]; boxes: DemoBox[] }
  const made = [
    ...told.wines.map((wine, place) => makeWine(wine, place, now)),
    ...told.boxes.map((box, place) => makeBox(box, told.wines.length + place, now)),
  ]
  const prices = made.flatMap(({ product, declinations }) => declinations.flatMap((one) => ledgerOf(product, one, now)))
  return {
    products: made.map(({ product }) => product),
    declinations: made.flatMap(({ declinations }) => declinations),
    productTags: [...told.wines, ...told.boxes].flatMap(({ id, tags }) => tags.map((tag_id) => ({ product_id: id, tag_id }))),
    contents: told.boxes.flatMap(({ id, bottles }) =>
      bottles.map(([wine, year, quantity], place) => ({
        box_id: id,
        declination_id: findForm(wine, year),
        quantity,
        sort_order: place,
      })),
    ),
    advised: told.wines.flatMap(({ id, advised = [] }) =>
      advised.map((recommended_id, place) => ({ product_id: id, recommended_id, sort_order: place })),
    ),
    prices,
  }
}

/** The first form of a wine in a year; one without a year is `null` once it has been through JSON. */
function findForm(wine: string, year: number | null | undefined): string {
  const form = demoWines.find(({ id }) => id === wine)?.forms.find((one) => (one.year ?? null) === (year ?? null))
  if (!form) throw new Error(`no ${wine} of ${year} to put into a box`)
  return idOf(wine, form)
}

function idOf(wine: string, { year, cl }: DemoFormat): string {
  return [wine, year, cl && String(cl).replace('.', '-')].filter(Boolean).join('-')
}

function makeWine(wine: DemoWine, place: number, now: Date) {
  const product = productOf(wine, place, now, {
    type: 'WINE',
    kind: wine.kind,
    is_vintage: wine.forms.some(({ year }) => year) ? 1 : 0,
    discount: wine.reduced ? writeDiscount({ type: 'PERCENTAGE', amount: wine.reduced }, '').discount : '',
    stock: wine.forms.reduce((sum, { left }) => sum + left, 0),
    facts: JSON.stringify(factsOf(wine)),
    meals: JSON.stringify(wine.meals.map(([icon, label]) => ({ idMealIcon: `meal-${icon}`, label }))),
    images: JSON.stringify([`bottle-${wine.id}`, ...findPhotographs(wine.id)]),
  })
  const declinations = wine.forms.map((form, order) =>
    declinationOf(product, {
      id: idOf(wine.id, form),
      sort_order: order,
      year: form.year ?? null,
      price: form.price ?? wine.price,
      quantity: form.left,
      capacity_thousandths: form.cl ? form.cl * 1000 : null,
      weight_grams: Math.round((bottleGrams * (form.cl ?? 75)) / 75),
      reference: `${wine.id.slice(0, 4).toUpperCase()}-${String(form.year ?? 'SA').slice(-2)}${form.cl === 75 ? '' : `-${form.cl}`}`,
      image_id: form.picture ? `bottle-${form.picture}` : null,
      facts: JSON.stringify({
        lot: `L${String(form.year ?? now.getUTCFullYear()).slice(-2)}-${String(place + 1).padStart(2, '0')}`,
      }),
    }),
  )
  return finish(product, declinations)
}

function makeBox(box: DemoBox, place: number, now: Date) {
  const product = productOf(box, place, now, {
    type: 'BOX',
    kind: 'coffret',
    is_vintage: 0,
    stock: box.left,
    images: JSON.stringify([box.id]),
    facts: JSON.stringify({ bottler, origin: 'France', allergens: ['SULPHITES'] }),
  })
  const count = box.bottles.reduce((sum, [, , quantity]) => sum + quantity, 0)
  const declination = declinationOf(product, {
    id: `${box.id}-seul`,
    sort_order: 0,
    price: box.price,
    quantity: box.left,
    reference: box.id.toUpperCase(),
    weight_grams: count * bottleGrams + 400,
  })
  return finish(product, [declination])
}

type Given = Pick<DemoWine | DemoBox, 'id' | 'name' | 'text' | 'story' | 'price'>

function productOf(given: Given, place: number, now: Date, more: Partial<Row<'products'>>): Row<'products'> {
  const made = new Date(now.getTime() - (120 + place) * day).toISOString()
  return {
    id: given.id,
    slug: slugOf(given.name),
    name: given.name,
    name_key: foldText(given.name),
    price: given.price,
    description: given.text,
    story: given.story,
    type: 'WINE',
    kind: 'autre',
    reference: given.id.slice(0, 4).toUpperCase(),
    is_valid: 1,
    is_shown: 1,
    is_vintage: 1,
    has_shipping_fees: 1,
    sell_by_multiple_of: 1,
    low_price: 0,
    search_key: '',
    discount: '',
    vat_rate: 2000,
    stock: 0,
    facts: '{}',
    meals: '[]',
    images: '[]',
    variations: '[]',
    sort_order: place,
    created_at: made,
    updated_at: made,
    deleted_at: null,
    ...more,
  }
}

function declinationOf(
  product: Row<'products'>,
  more: Partial<Row<'declinations'>> & Pick<Row<'declinations'>, 'id' | 'price' | 'sort_order'>,
): Row<'declinations'> {
  return {
    product_id: product.id,
    year: null,
    discount: '',
    quantity: 0,
    set_quantity: 1,
    sell_by_multiple_of: 1,
    capacity_thousandths: null,
    capacity_unit: 'cl',
    weight_grams: bottleGrams,
    reference: '',
    variations: '[]',
    image_id: null,
    facts: '{}',
    created_at: product.created_at,
    deleted_at: null,
    ...more,
  }
}

function finish(product: Row<'products'>, declinations: Row<'declinations'>[]) {
  const low_price = Math.min(...declinations.map((one) => soldPrice(product, one)))
  const rows = [product, declinations] as unknown as Parameters<typeof searchKeyOf>
  return { product: { ...product, low_price, search_key: searchKeyOf(...rows) }, declinations }
}

function soldPrice(product: Row<'products'>, { price, discount }: Row<'declinations'>): number {
  return reduceLine(price, 1, chooseDiscount(readDiscount(product.discount), readDiscount(discount)))
}

/** A price as old as its product; a reduction is of the day before yesterday. */
function ledgerOf(product: Row<'products'>, declination: Row<'declinations'>, now: Date): Row<'price_ledger'>[] {
  const sold = soldPrice(product, declination)
  const entry = { declination_id: declination.id, full_price: declination.price }
  const first = { ...entry, id: `${declination.id}-1`, sold_price: declination.price, since: product.created_at }
  const since = new Date(now.getTime() - 2 * day).toISOString()
  return sold < declination.price ? [first, { ...entry, id: `${declination.id}-2`, sold_price: sold, since }] : [first]
}

function factsOf({
  grapes,
  appellation,
  denomination,
  alcohol,
  sugar = 2,
  serving,
  keep,
  isBiodynamic,
}: DemoWine): Partial<WineFacts> {
  return {
    grapes,
    appellation,
    denomination,
    alcohol,
    serving,
    bottler,
    keepUntil: keep ?? null,
    origin: 'France',
    ingredients: 'Raisins, conservateur\u00a0: sulfites',
    allergens: ['SULPHITES'],
    nutrition: energyOf(alcohol, sugar),
    certification: `Agriculture biologique, FR-BIO-00${isBiodynamic ? ', Demeter' : ''}`,
  }
}
