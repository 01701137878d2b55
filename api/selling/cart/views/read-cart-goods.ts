import type { z } from 'zod'
import { chooseDiscount, type Discount } from '#app/models/catalog/discount.ts'
import type { DeclinationRow, ProductRow } from '../../../catalog/rows/catalog-rows.ts'
import type { ShopView } from '../../../catalog/rows/shop-view.ts'
import { readDiscount } from '../../../catalog/rows/stored-discount.ts'
import { type ProductRelations, readProductRelations } from '../../../catalog/shop/product-relations.ts'
import { toProduct } from '../../../catalog/shop/read-products.ts'
import type { Product } from '../../../contract/catalog/product.ts'
import type { SiteReader } from '../../../platform/database/database.ts'

type ProductAnswer = z.input<typeof Product>

/** A line as it is stored, or as it would be. */
export type LineInCart = { id: number; declinationId: string; quantity: number; seenPrice: number }

/** A line with the goods it is about. */
export type GoodsLine = {
  line: LineInCart
  row: DeclinationRow
  productRow: ProductRow
  product: ProductAnswer
  /** Missing once it is sold no more. */
  declination: ProductAnswer['declination'][number] | undefined
  /** The one that counts. */
  discount: Discount | null
  content: ProductRelations['contents']
}

/** What lines of a cart are about; how many queries it takes does not depend on how many they are. */
export async function readCartGoods(read: SiteReader, lines: readonly LineInCart[], view: ShopView): Promise<GoodsLine[]> {
  if (lines.length === 0) return []
  const ids = lines.map(({ declinationId }) => declinationId)
  const rows = await read.selectFrom('declinations').selectAll().where('id', 'in', ids).execute()
  const productIds = [...new Set(rows.map(({ product_id }) => product_id)), '']
  const products = await read.selectFrom('products').selectAll().where('id', 'in', productIds).execute()
  const belongings = await readProductRelations(read, products)
  const shown = new Map(products.map((product) => [product.id, toProduct(product, belongings, view)]))
  return lines.flatMap((line) => {
    const row = rows.find(({ id }) => id === line.declinationId)
    const productRow = products.find(({ id }) => id === row?.product_id)
    const product = productRow && shown.get(productRow.id)
    if (!row || !productRow || !product) return []
    const isSold = productRow.is_shown === 1
    return {
      line,
      row,
      productRow,
      product,
      declination: isSold ? product.declination.find(({ id }) => id === row.id) : undefined,
      discount: chooseDiscount(readDiscount(productRow.discount), readDiscount(row.discount)),
      content: belongings.contents.filter(({ box_id }) => box_id === productRow.id),
    }
  })
}
