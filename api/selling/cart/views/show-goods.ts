import type { z } from 'zod'
import { computeTotals } from '#app/models/selling/cart/cart-totals.ts'
import { readWrapping } from '#app/models/selling/cart/gift.ts'
import { findExpeditionFault, findFreeShippingGap, readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import { priceAt, rateAt, type Tax, taxAt } from '#app/models/selling/tax/tax.ts'
import { readTaxSetting } from '#app/models/selling/tax/tax-setting.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { ShopView } from '../../../catalog/rows/shop-view.ts'
import type { CartGoods } from '../../../contract/selling/entities/cart.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { type LoadToSend, readLoad } from '../../shipping/read-load.ts'
import { type GoodsLine, type LineInCart, readCartGoods } from './read-cart-goods.ts'
import { showLines } from './show-lines.ts'

type GoodsAnswer = z.input<typeof CartGoods>

/** What a cart is shown by: the shop's rules, and what its owner has set. */
export type CartRules = { view: ShopView; values: ParameterValues }

/** How goods travel: for which fees, and where to, as far as that is known. */
export type CartWay = { fees: number; place: Destination | null; isWrapped?: boolean }

/** A cart's goods as they are shown, and what of them is needed to advise. */
export type CartGoodsView = { shown: GoodsAnswer; goods: GoodsLine[]; load: LoadToSend }

const emptyLoad = { places: 0, counted: 0, cents: 0, grams: 0, isPrimeur: false }

/** What some lines are, cost and come to when they travel for these fees. */
export async function showGoods(
  read: SiteReader,
  lines: readonly LineInCart[],
  { view, values }: CartRules,
  { fees, place, isWrapped = false }: CartWay,
): Promise<CartGoodsView> {
  const goods = await readCartGoods(read, lines, view)
  const tax = taxAt(place, readTaxSetting(values))
  const sold = goods.filter(({ declination }) => declination !== undefined)
  const load = await readLoadOf(read, sold, tax)
  const free = readFreeShipping(values)
  const wrapping = readWrapping(values, tax)
  const totals = computeTotals({
    lines: sold.map(({ line, row, productRow, discount }) => ({
      unitPrice: priceAt(tax, row.price, productRow.vat_rate),
      quantity: line.quantity,
      discount,
      vatRate: rateAt(tax, productRow.vat_rate),
    })),
    discount: null,
    shippingFees: fees,
    bottles: load.counted,
    freeShipping: free,
    wrapping: isWrapped ? wrapping : null,
  })
  return {
    goods,
    load,
    shown: {
      lines: showLines(goods, view, tax),
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      bottles: { counted: load.counted, places: load.places },
      expedition: sayExpedition(load.places, values),
      freeShipping: findFreeShippingGap({ bottles: load.counted, cents: totals.subtotal - totals.discount }, free),
      totals,
      wrappingOffer: wrapping,
      exportContact: values.SELLS_WORLDWIDE ? values.VIGNOBLE_EXPORT_CONTACT_NAME : '',
    },
  }
}

async function readLoadOf(read: SiteReader, sold: readonly GoodsLine[], tax: Tax): Promise<LoadToSend> {
  if (sold.length === 0) return emptyLoad
  const wanted = sold.map(({ line, productRow }) => ({
    idProduct: productRow.id,
    idDeclination: line.declinationId,
    quantity: line.quantity,
  }))
  const load = await readLoad(read, wanted, tax)
  return load.ok ? load.value : emptyLoad
}

function sayExpedition(places: number, values: ParameterValues): GoodsAnswer['expedition'] {
  const { MIN_BOTTLES_PER_EXPEDITION: min, MAX_BOTTLES_PER_EXPEDITION: max } = values
  const fault = places === 0 ? undefined : findExpeditionFault(places, { min, max })
  if (!fault) return null
  return fault.code === 'too_few'
    ? { code: fault.code, by: fault.add, limit: min }
    : { code: fault.code, by: fault.remove, limit: max }
}
