import { done } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { readCapacity } from '../rows/catalog-rows.ts'

/** Everything that is sold with what there is of it, in the order of the shop. */
export const listStock: UseCase<Contract['listStock']> = async ({ query }, { read }) => {
  const byProduct = await readFlag(read, 'USE_PRODUCT_STOCK')
  const from = query.filters.reduce(
    (all, { field, value }) =>
      field === 'declination'
        ? all.where('declinations.id', '=', String(value))
        : all.where('products.name_key', 'like', `%${escapeLike(foldText(String(value)))}%`),
    read
      .selectFrom('declinations')
      .innerJoin('products', 'products.id', 'declinations.product_id')
      .where('declinations.deleted_at', 'is', null)
      .where('products.deleted_at', 'is', null),
  )
  const rows = await from
    .select(['products.id as idProduct', 'declinations.id as idDeclination', 'products.name', 'products.is_valid'])
    .select('declinations.is_on_sale')
    .select(['declinations.year', 'declinations.capacity_thousandths', 'declinations.capacity_unit', 'declinations.price'])
    .select([
      'declinations.reference',
      'declinations.gtin',
      'products.reference as product_reference',
      'declinations.quantity',
      'products.stock',
    ])
    .select(['declinations.alert_limit', 'products.alert_limit as product_limit'])
    .orderBy('products.sort_order')
    .orderBy('products.name_key')
    .orderBy('products.id')
    .orderBy('declinations.sort_order')
    .orderBy('declinations.id')
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem)
    .execute()
  const lines = rows.map(({ is_valid, is_on_sale, quantity, stock, alert_limit, product_limit, ...row }) => ({
    idProduct: row.idProduct,
    idDeclination: row.idDeclination,
    name: row.name,
    year: row.year,
    price: row.price,
    capacity: readCapacity(row),
    capacityUnit: row.capacity_unit,
    reference: row.reference || row.product_reference,
    gtin: row.gtin,
    isValid: is_valid === 1,
    isOnSale: is_on_sale === 1,
    place: byProduct ? ('product' as const) : ('declination' as const),
    stock: byProduct ? stock : quantity,
    limit: byProduct ? product_limit : alert_limit,
  }))
  return done({ lines, total: await countRows(from) })
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}
