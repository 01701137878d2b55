import { type Expression, type SqlBool, sql } from 'kysely'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { selectPublicProducts } from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'

const most = 8
type Rules = Pick<ParameterValues, 'HANDLE_STOCK' | 'USE_PRODUCT_STOCK' | 'STOCK_DISPLAY_LIMIT'>

/** What is on sale and has come down to its limit, the emptiest first. */
export async function listLowStock(read: SiteReader, rules: Rules) {
  if (!rules.HANDLE_STOCK) return { low: [], lowTotal: 0 }
  return rules.USE_PRODUCT_STOCK
    ? listProducts(read, rules.STOCK_DISPLAY_LIMIT)
    : listDeclinations(read, rules.STOCK_DISPLAY_LIMIT)
}

async function listProducts(read: SiteReader, shopLimit: number) {
  const limit = sql<number>`coalesce(products.alert_limit, ${sql.lit(shopLimit)})`
  const from = selectPublicProducts(read).where(lower('products.stock', limit))
  const { count } = await from.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const low = await from
    .select(['id as idProduct', 'name', 'stock', 'low_price as price', limit.as('limit')])
    .orderBy('stock')
    .orderBy('id')
    .limit(most)
    .execute()
  return { low: low.map((row) => ({ ...row, idDeclination: null, year: null })), lowTotal: Number(count) }
}

async function listDeclinations(read: SiteReader, shopLimit: number) {
  const limit = sql<number>`coalesce(declinations.alert_limit, ${sql.lit(shopLimit)})`
  const from = read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.is_on_sale', '=', 1)
    .where('products.is_shown', '=', 1)
    // Said in two parts, each of which an index of quantities holds.
    .where((on) =>
      on.or([
        on.and([on('declinations.alert_limit', 'is', null), on('declinations.quantity', '<=', shopLimit)]),
        on.and([on('declinations.alert_limit', '>=', 0), lower('declinations.quantity', sql.ref('declinations.alert_limit'))]),
      ]),
    )
  const { count } = await from.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const low = await from
    .select(['products.id as idProduct', 'declinations.id as idDeclination', 'products.name', 'declinations.year'])
    .select(['declinations.quantity as stock', 'declinations.price', limit.as('limit')])
    .orderBy('declinations.quantity')
    .orderBy('declinations.id')
    .limit(most)
    .execute()
  return { low, lowTotal: Number(count) }
}

function lower(column: string, limit: Expression<number>): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} <= ${limit}`
}
