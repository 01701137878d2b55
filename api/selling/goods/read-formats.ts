import { readNamedDeclinations } from '../../catalog/rows/named-declinations.ts'
import type { SiteReader } from '../../platform/database/database.ts'

export type FormatRow = Awaited<ReturnType<typeof readFormats>>[number]
export type PartRow = Awaited<ReturnType<typeof readParts>>[number]

/**
 * All that is on sale of some products, or declinations named alone, in the shop's order, with what an order has to know of it; for
 * what was sold before, also what is off sale by now.
 */
export async function readFormats(read: SiteReader, named: readonly string[], also?: 'off sale too') {
  const rows = await readNamedDeclinations({ products: named, own: named }, (column, ids) => readFormatsBy(read, column, ids))
  return also ? rows : rows.filter(({ is_on_sale }) => is_on_sale === 1)
}

function readFormatsBy(read: SiteReader, column: 'declinations.product_id' | 'declinations.id', ids: string[]) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select([
      'declinations.id',
      'declinations.product_id',
      'declinations.price',
      'declinations.discount',
      'declinations.quantity as stock',
      'declinations.sell_by_multiple_of',
      'declinations.year',
      'declinations.is_on_sale',
      'declinations.capacity_thousandths',
      'declinations.capacity_unit',
      'declinations.reference',
      'declinations.set_quantity',
      'declinations.weight_grams',
      'products.type',
      'products.kind',
      'products.facts',
      'products.name',
      'products.is_vintage',
      'products.has_shipping_fees',
      'products.vat_rate',
      'products.stock as product_stock',
      'products.discount as product_discount',
      'products.reference as product_reference',
    ])
    .where(column, 'in', ids)
    .where('products.is_shown', '=', 1)
    .where('products.deleted_at', 'is', null)
    .where('declinations.deleted_at', 'is', null)
    .orderBy('declinations.sort_order')
    .orderBy('declinations.id')
    .execute()
}

/** What lies in the boxes among them. */
export async function readParts(read: SiteReader, forms: readonly FormatRow[]) {
  const boxes = [...new Set(forms.filter(({ type }) => type === 'BOX').map(({ product_id }) => product_id))]
  if (boxes.length === 0) return []
  return read
    .selectFrom('box_contents')
    .innerJoin('declinations', 'declinations.id', 'box_contents.declination_id')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select([
      'box_contents.box_id',
      'box_contents.declination_id',
      'box_contents.quantity',
      'declinations.capacity_thousandths',
      'declinations.capacity_unit',
      'declinations.product_id',
      'declinations.quantity as stock',
      'products.stock as product_stock',
    ])
    .where('box_contents.box_id', 'in', boxes)
    .execute()
}
