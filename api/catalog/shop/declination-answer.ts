import type { z } from 'zod'
import { type Discount, reduceLine } from '#app/models/catalog/discount.ts'
import { findReduction } from '#app/models/catalog/price-ledger.ts'
import type { Declination } from '../../contract/catalog/product.ts'
import type { Image } from '../../contract/site/image.ts'
import { type DeclinationRow, type ProductRow, readCapacity, readList, readPublicFacts } from '../rows/catalog-rows.ts'
import type { ShopView } from '../rows/shop-view.ts'
import { countSellable, tellStock } from '../rows/stock-of.ts'
import { toDiscount } from '../rows/stored-discount.ts'
import type { ProductRelations } from './product-relations.ts'

type DeclinationAnswer = z.input<typeof Declination>
type Around = {
  product: ProductRow
  view: ShopView
  /** The one that counts. */
  discount: Discount | null
  content: ProductRelations['contents']
  ledger: ProductRelations['ledger']
  images: ReadonlyMap<string, z.input<typeof Image>>
}

/** A stored declination as visitors see it. */
export function toDeclination(row: DeclinationRow, around: Around): DeclinationAnswer {
  const { product, view, content, images } = around
  const sellable = countSellable(
    {
      own: view.usesProductStock ? product.stock : row.quantity,
      content: content.map((part) => ({
        stock: view.usesProductStock ? part.product_stock : part.stock,
        quantity: part.quantity,
      })),
    },
    view,
  )
  return {
    id: row.id,
    year: row.year,
    ...pricesOf(row, around),
    quantity: tellStock(sellable, view),
    isAvailable: sellable === undefined || sellable > 0,
    setQuantity: row.set_quantity,
    sellByMultipleOf: row.sell_by_multiple_of,
    capacity: readCapacity(row),
    capacityUnit: row.capacity_unit,
    reference: row.reference,
    gtin: row.gtin,
    variations: readList<{ id: string; label: string }>(row.variations),
    image: (row.image_id !== null && images.get(row.image_id)) || null,
    facts: readPublicFacts(product.facts, row.facts),
  }
}

/** What it costs, as far as the shop says; only the ledger may strike a price through. */
function pricesOf(row: DeclinationRow, { view, discount, ledger }: Around) {
  if (view.hidesPrices) return { price: null, soldAt: null, reduction: null, discount: null }
  const entries = ledger.map(({ full_price: full, sold_price: sold, since }) => ({ full, sold, since }))
  return {
    price: row.price,
    soldAt: reduceLine(row.price, 1, discount),
    reduction: findReduction(entries, view.now) ?? null,
    discount: toDiscount(discount, row.id),
  }
}
