import type { z } from 'zod'
import { reduceLine } from '#app/models/catalog/discount.ts'
import { findShortLines, type StockNeed } from '#app/models/catalog/stock-needs.ts'
import { findAllowedQuantities, stepOf } from '#app/models/selling/cart/cart-quantity.ts'
import { priceAt, rateAt, type Tax } from '#app/models/selling/tax/tax.ts'
import type { ShopView } from '../../../catalog/rows/shop-view.ts'
import type { CartLine } from '../../../contract/selling/entities/cart.ts'
import type { GoodsLine } from './read-cart-goods.ts'

type LineAnswer = z.input<typeof CartLine>
type News = LineAnswer['news'][number]

const nothingNew = { before: null, after: null, most: null, below: null, above: null }

/** Lines as their buyer sees them, with all that is new about them since. */
export function showLines(goods: readonly GoodsLine[], view: ShopView, tax: Tax): LineAnswer[] {
  const sold = goods.filter(({ declination }) => declination !== undefined)
  const short = findShortLines(sold.map((one) => ({ quantity: one.line.quantity, needs: needsOf(one, view) })))
  return goods.map((one) => showLine(one, short[sold.indexOf(one)], { view, tax }))
}

function showLine(goods: GoodsLine, most: number | undefined, { view, tax }: { view: ShopView; tax: Tax }): LineAnswer {
  const { line, row, productRow, product, declination, discount } = goods
  const { id, declinationId, quantity } = line
  const shown = {
    id,
    product,
    declinationId,
    declination: declination ?? null,
    quantity,
    vatRate: rateAt(tax, productRow.vat_rate),
  }
  if (!declination)
    return { ...shown, step: 1, unitPrice: 0, soldAt: 0, before: 0, total: 0, news: [{ ...nothingNew, kind: 'GONE' }] }
  const price = priceAt(tax, row.price, productRow.vat_rate)
  return {
    ...shown,
    step: stepOf({ isVintage: product.isVintage, sellByMultipleOf: row.sell_by_multiple_of }),
    unitPrice: price,
    soldAt: reduceLine(price, 1, discount),
    before: price * quantity,
    total: reduceLine(price, quantity, discount),
    news: [
      // What was seen is a price of the catalogue: another place is no news of it.
      ...newPrice(line.seenPrice, reduceLine(row.price, 1, discount)),
      ...(most === undefined ? [] : [tooMany(most - (most % row.sell_by_multiple_of), view)]),
      ...wrongMultiple(quantity, row.sell_by_multiple_of),
    ],
  }
}

/** How many could be had is told no further than visitors are told of the stock. */
function tooMany(most: number, { displayLimit }: ShopView): News {
  return { ...nothingNew, kind: 'STOCK', most: most <= displayLimit ? most : null }
}

function newPrice(before: number, after: number): News[] {
  return before === after ? [] : [{ ...nothingNew, kind: 'PRICE', before, after }]
}

function wrongMultiple(quantity: number, multiple: number): News[] {
  const allowed = findAllowedQuantities(quantity, multiple)
  return allowed ? [{ ...nothingNew, kind: 'MULTIPLE', ...allowed }] : []
}

/** A box takes from its own stock and from that of each of its bottles. */
function needsOf({ row, productRow, content }: GoodsLine, { handlesStock, usesProductStock }: ShopView): StockNeed[] {
  if (!handlesStock) return []
  return usesProductStock
    ? [
        { stock: `product ${productRow.id}`, left: productRow.stock, each: 1 },
        ...content.map((part) => ({ stock: `product ${part.product_id}`, left: part.product_stock, each: part.quantity })),
      ]
    : [
        { stock: row.id, left: row.quantity, each: 1 },
        ...content.map((part) => ({ stock: part.id, left: part.stock, each: part.quantity })),
      ]
}
