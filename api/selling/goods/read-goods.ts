import { chooseDiscount, type Discount } from '#app/models/catalog/discount.ts'
import { type Durability, findDurability } from '#app/models/catalog/goods/goods.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { stepOf } from '#app/models/selling/cart/cart-quantity.ts'
import { keyOf, type Take, type WantedGood } from '#app/models/selling/orders/order-goods.ts'
import { readCapacity, readFacts } from '../../catalog/rows/catalog-rows.ts'
import { readDiscount } from '../../catalog/rows/stored-discount.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { type FormatRow, type PartRow, readFormats, readParts } from './read-formats.ts'
import type { OrderRules } from './read-order-rules.ts'

/** A line as somebody asks for it. */
export type Wanted = {
  id?: string | undefined
  idProduct?: string | undefined
  idDeclination?: string | undefined
  quantity: number
}

/** What is wanted of one declination, with all that its price and its stock hang on. */
export type Good = WantedGood & {
  /** Where it stands first among the lines that were asked for. */
  at: number
  idProduct: string
  idDeclination: string
  unitPrice: number
  discount: Discount | null
  vatRate: number
  /** What its maker guarantees of it, where it is a thing. */
  durability: Durability | undefined
  /** As it was read, with what lies in it where it is a box: what its weight and its rights hang on. */
  form: FormatRow
  inside: readonly PartRow[]
  details: { year: number | null; capacity: number | null; capacityUnit: string; reference: string }
}

export type Goods = {
  goods: Good[]
  /** The lines that ask for nothing the shop sells, or for a product of several sizes without saying which. */
  astray: { at: number; code: 'not_sold' | 'size'; name: string }[]
  /** What there is at each place that something is taken from. */
  stocks: Map<string, number>
}

/** What is sold of some products, as it was read under these settings: good as long as they are those that the shop has. */
export type KnownGoods = { values: OrderRules['values']; forms: readonly FormatRow[]; parts: readonly PartRow[] }

/** All that is sold of what lines name. */
export async function readKnownGoods(
  read: SiteReader,
  wanted: readonly Wanted[],
  { values }: Pick<OrderRules, 'values'>,
): Promise<KnownGoods> {
  const forms = await readFormats(read, [...new Set(wanted.map(nameOf))])
  return { values, forms, parts: await readParts(read, forms) }
}

/** The goods that lines ask for: lines for the same thing are one. A product of several sizes may stand for the first of them. */
export async function readGoods(
  read: SiteReader,
  wanted: readonly Wanted[],
  { values }: Pick<OrderRules, 'values'>,
  takesFirst = false,
): Promise<Goods> {
  return findGoods(await readKnownGoods(read, wanted, { values }), wanted, takesFirst)
}

/** The goods of lines that were sold: what is off sale by now is among them. */
export async function readSoldGoods(
  read: SiteReader,
  sold: readonly Wanted[],
  { values }: Pick<OrderRules, 'values'>,
): Promise<Goods> {
  const forms = await readFormats(read, [...new Set(sold.map(nameOf))], 'off sale too')
  return findGoods({ values, forms, parts: await readParts(read, forms) }, sold)
}

/** The same of what was read already. */
export function findGoods({ values, forms, parts }: KnownGoods, wanted: readonly Wanted[], takesFirst = false): Goods {
  const goods = new Map<string, Good>()
  const astray: Goods['astray'] = []
  const stocks = new Map<string, number>()
  for (const [at, line] of wanted.entries()) {
    const fitting = findForms(forms, line)
    const [form] = fitting
    if (!form || (fitting.length > 1 && !takesFirst)) {
      astray.push({ at, code: form ? 'size' : 'not_sold', name: form?.name ?? '' })
      continue
    }
    const known = goods.get(form.id)
    const kept = values.HANDLE_STOCK ? placesOf(form, parts, values.USE_PRODUCT_STOCK) : []
    for (const { stock, ...take } of kept) stocks.set(keyOf(take), stock)
    goods.set(
      form.id,
      known ? { ...known, quantity: known.quantity + line.quantity } : toGood({ form, kept, parts }, { at, ...line }),
    )
  }
  return { goods: [...goods.values()], astray, stocks }
}

function nameOf({ id, idProduct }: Wanted): string {
  return id ?? idProduct ?? ''
}

/** What a line names: a product, one declination of it, or a declination alone. */
function findForms(forms: readonly FormatRow[], line: Wanted): FormatRow[] {
  const named = nameOf(line)
  const own = forms.filter(({ product_id }) => product_id === named)
  if (line.idDeclination) return own.filter(({ id }) => id === line.idDeclination)
  return own.length > 0 ? own : forms.filter(({ id }) => id === named)
}

type Kept = Take & { stock: number }

/** A box takes from its own stock and from that of each of its bottles. */
function placesOf(form: FormatRow, parts: readonly PartRow[], byProduct: boolean): Kept[] {
  const own: Kept = byProduct
    ? { place: 'product', id: form.product_id, each: 1, stock: form.product_stock }
    : { place: 'declination', id: form.id, each: 1, stock: form.stock }
  const inside = parts
    .filter(({ box_id }) => box_id === form.product_id)
    .map(
      ({ declination_id, product_id, quantity: each, ...part }): Kept =>
        byProduct
          ? { place: 'product', id: product_id, each, stock: part.product_stock }
          : { place: 'declination', id: declination_id, each, stock: part.stock },
    )
  return [own, ...inside]
}

type Found = { form: FormatRow; kept: readonly Kept[]; parts: readonly PartRow[] }

function toGood({ form, kept, parts }: Found, { at, quantity }: { at: number; quantity: number }): Good {
  return {
    at,
    quantity,
    name: form.name,
    idProduct: form.product_id,
    idDeclination: form.id,
    multiple: stepOf({ isVintage: form.is_vintage === 1, sellByMultipleOf: form.sell_by_multiple_of }),
    takes: kept.map(({ place, id, each }) => ({ place, id, each })),
    unitPrice: form.price,
    discount: chooseDiscount(readDiscount(form.product_discount), readDiscount(form.discount)),
    vatRate: form.vat_rate,
    durability: findDurability({ type: form.type, kind: toProductKind(form.kind) }, readFacts(form.facts)),
    form,
    inside: parts.filter(({ box_id }) => box_id === form.product_id),
    details: {
      year: form.year,
      capacity: readCapacity(form),
      capacityUnit: form.capacity_unit,
      reference: form.reference || form.product_reference,
    },
  }
}
