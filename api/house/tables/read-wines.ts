import type { SiteReader } from '../../platform/database/database.ts'
import { readPages } from '../../platform/database/read-pages.ts'

/** Declinations that are there with their products, in the order of the shop, some at a time. */
export async function* readWines(read: SiteReader): AsyncGenerator<WineRow[]> {
  for await (const products of readPages<ProductRow>((last, limit) => readProducts(read, last, limit))) {
    const byId = new Map(products.map((product) => [product.product_id, product]))
    const place = new Map(products.map(({ product_id }, index) => [product_id, index]))
    const declinations = await readDeclinations(read, [...byId.keys()])
    const placeOf = ({ product_id }: DeclinationRow) => place.get(product_id) ?? 0
    yield declinations
      .sort((one, other) => placeOf(one) - placeOf(other))
      .flatMap((declination) => {
        const product = byId.get(declination.product_id)
        return product ? [{ ...product, ...declination }] : []
      })
  }
}

type ProductRow = Awaited<ReturnType<typeof readProducts>>[number]
type DeclinationRow = Awaited<ReturnType<typeof readDeclinations>>[number]
export type WineRow = ProductRow & DeclinationRow

function readProducts(read: SiteReader, last: { sort_order: number; product_id: string } | undefined, limit: number) {
  const all = read
    .selectFrom('products')
    .select([
      'id as product_id',
      'sort_order',
      'reference as product_reference',
      'name',
      'kind',
      'vat_rate',
      'is_valid',
      'stock',
      'meta_title',
      'meta_description',
      'custom',
    ])
    .select('alert_limit as product_limit')
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .limit(limit)
  if (!last) return all.execute()
  const { sort_order, product_id } = last
  return all
    .where('sort_order', '>=', sort_order)
    .where((is) => is.or([is('sort_order', '>', sort_order), is('id', '>', product_id)]))
    .execute()
}

function readDeclinations(read: SiteReader, products: string[]) {
  return read
    .selectFrom('declinations')
    .select(['id', 'product_id', 'reference', 'year', 'is_on_sale', 'price', 'quantity', 'alert_limit'])
    .select(['capacity_thousandths', 'capacity_unit'])
    .where('product_id', 'in', products)
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}
