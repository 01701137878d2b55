import { type CountedLine, countCartonBottles, countFreeShippingBottles } from '#app/models/catalog/bottles.ts'
import { chooseDiscount, reduceLine } from '#app/models/catalog/discount.ts'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Load } from '#app/models/selling/shipping/shipping-advice.ts'
import { priceAt, type Tax } from '#app/models/selling/tax/tax.ts'
import { readCapacity } from '../../catalog/rows/catalog-rows.ts'
import { readNamedDeclinations } from '../../catalog/rows/named-declinations.ts'
import { readDiscount } from '../../catalog/rows/stored-discount.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** A line as somebody asks for it. */
export type WantedLoad = { idProduct: string; idDeclination?: string | undefined; quantity: number }

/** What lines come to when they travel; some of it may be sold before it is bottled. */
export type LoadToSend = Load & { grams: number; isPrimeur: boolean }

/** What a full bottle weighs where nobody has weighed it, in grams. */
export const usualGrams = 1400

/**
 * What some lines come to when they travel; one that is not in sale is refused. A product of several declinations that is named
 * alone counts as the first of them.
 * A product without shipping fees takes no room, but its bottles and its price count: the one of where it goes, where that is known.
 */
export async function readLoad(read: SiteReader, wanted: readonly WantedLoad[], tax?: Tax): Promise<Outcome<LoadToSend>> {
  return loadFrom(read, { wanted, rows: await readFormats(read, wanted, true), tax })
}

/** The same of what was ordered: it travels all the same when it is off sale by now, or was taken out of the shop. */
export async function readOrderedLoad(read: SiteReader, wanted: readonly WantedLoad[]): Promise<Outcome<LoadToSend>> {
  return loadFrom(read, { wanted, rows: await readFormats(read, wanted, false) })
}

type Found = { wanted: readonly WantedLoad[]; rows: readonly Format[]; tax?: Tax | undefined }

async function loadFrom(read: SiteReader, { wanted, rows, tax }: Found): Promise<Outcome<LoadToSend>> {
  const lines: { form: Format; quantity: number }[] = []
  for (const [place, line] of wanted.entries()) {
    const form = findFormat(rows, line)
    if (!form) return refused('invalid', { fields: { [`products.${place}.idProduct`]: { code: 'not_sold' } } })
    lines.push({ form, quantity: line.quantity })
  }
  const contents = await readContents(read, rows)
  const within = (form: Format) => contents.filter(({ box_id }) => box_id === form.product_id)
  return done(
    loadOf(
      lines.map((line) => ({ ...line, inside: within(line.form) })),
      tax,
    ),
  )
}

/** The same of goods that were read already, with what lies in them. */
export function loadOf(lines: readonly LoadLine[], tax?: Tax): LoadToSend {
  const counted = lines.map((line) => ({ form: line.form, line: toCounted(line) }))
  const travelling = counted.filter(({ form }) => form.has_shipping_fees === 1)
  return {
    places: countCartonBottles(travelling.map(({ line }) => line)),
    counted: countFreeShippingBottles(counted.map(({ line }) => line)),
    cents: sum(
      lines.map(({ form, quantity }) =>
        reduceLine(tax ? priceAt(tax, form.price, form.vat_rate) : form.price, quantity, discountOf(form)),
      ),
    ),
    grams: sum(travelling.map(({ form, line }) => gramsOf(form.weight_grams, line))),
    isPrimeur: lines.some(({ form }) => isPrimeur(form)),
  }
}

/** What a line names: a product, one declination of it, or a declination alone. */
function findFormat(rows: readonly Format[], { idProduct, idDeclination }: WantedLoad): Format | undefined {
  const own = rows.filter(({ product_id }) => product_id === idProduct)
  if (idDeclination) return own.find(({ id }) => id === idDeclination)
  return own[0] ?? rows.find(({ id }) => id === idProduct)
}

type Format = Awaited<ReturnType<typeof readFormats>>[number]
type Content = Omit<Awaited<ReturnType<typeof readContents>>[number], 'box_id'>
type LoadLine = { form: Format; inside: readonly Content[]; quantity: number }

function readFormats(read: SiteReader, wanted: readonly WantedLoad[], isForSale: boolean) {
  const named = [...new Set(wanted.map(({ idProduct }) => idProduct))]
  return readNamedDeclinations({ products: named, own: named }, (column, ids) => readFormatsBy(read, column, { ids, isForSale }))
}

type Wanted = { ids: string[]; isForSale: boolean }

function readFormatsBy(read: SiteReader, column: 'declinations.product_id' | 'declinations.id', { ids, isForSale }: Wanted) {
  const named = read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select([
      'declinations.id',
      'declinations.product_id',
      'declinations.price',
      'declinations.discount',
      'declinations.set_quantity',
      'declinations.weight_grams',
      'products.facts',
      'declinations.sell_by_multiple_of',
      'declinations.capacity_thousandths',
      'declinations.capacity_unit',
      'products.name',
      'products.type',
      'products.has_shipping_fees',
      'products.vat_rate',
      'products.discount as product_discount',
    ])
    .where(column, 'in', ids)
    .orderBy('declinations.sort_order')
    .orderBy('declinations.id')
  if (!isForSale) return named.execute()
  return named
    .where('products.is_shown', '=', 1)
    .where('products.deleted_at', 'is', null)
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.is_on_sale', '=', 1)
    .execute()
}

async function readContents(read: SiteReader, forms: readonly { product_id: string; type: string }[]) {
  const boxes = [...new Set(forms.filter(({ type }) => type === 'BOX').map(({ product_id }) => product_id))]
  if (boxes.length === 0) return []
  return read
    .selectFrom('box_contents')
    .innerJoin('declinations', 'declinations.id', 'box_contents.declination_id')
    .select(['box_contents.box_id', 'box_contents.quantity', 'declinations.capacity_thousandths', 'declinations.capacity_unit'])
    .where('box_contents.box_id', 'in', boxes)
    .execute()
}

function toCounted({ form, quantity, inside }: LoadLine): CountedLine {
  return {
    type: form.type,
    quantity,
    sellByMultipleOf: form.sell_by_multiple_of,
    setQuantity: form.set_quantity,
    capacity: readCapacity(form),
    capacityUnit: form.capacity_unit,
    content: inside.map((part) => ({ capacity: readCapacity(part), capacityUnit: part.capacity_unit, quantity: part.quantity })),
  }
}

function discountOf({ discount, product_discount }: Format) {
  return chooseDiscount(readDiscount(product_discount), readDiscount(discount))
}

function isPrimeur({ facts }: Format): boolean {
  return (JSON.parse(facts) as Partial<WineFacts>).withdrawalException === 'EN_PRIMEUR'
}

function gramsOf(weight: number, line: CountedLine): number {
  return weight > 0 ? weight * line.quantity * line.setQuantity : countCartonBottles([line]) * usualGrams
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
