import type { z } from 'zod'
import { countCartonBottles } from '#app/models/catalog/bottles.ts'
import { toMillilitres } from '#app/models/catalog/capacity.ts'
import { reduceLine } from '#app/models/catalog/discount.ts'
import type { CartDelivery } from '#app/models/selling/cart/cart-delivery.ts'
import { adviseBottles, fillCarton, type Load } from '#app/models/selling/shipping/shipping-advice.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { Cart } from '../../../contract/selling/entities/cart.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { quoteCarriers } from '../../shipping/quote-carriers.ts'
import { usualGrams } from '../../shipping/read-load.ts'
import { readCarriers } from '../../shipping/sold-countries.ts'
import type { GoodsLine } from './read-cart-goods.ts'

type Advised = {
  goods: readonly GoodsLine[]
  load: Load & { grams: number }
  delivery: CartDelivery
  values: ParameterValues
}

/** How many more of a bottle that lies in the cart make its shipping cheaper, else how many travel at the same price; nothing where none does. */
export async function adviseCart(
  read: SiteReader,
  { goods, load, delivery, values }: Advised,
): Promise<z.input<typeof Cart>['advice']> {
  const { city, country, carrier } = delivery
  const bottle = goods.find(isSingleBottle)
  if (!bottle || !city || !country) return null
  const carriers = (await readCarriers(read)).filter(({ id }) => !carrier || carrier.id === id)
  const place = { country: country.alphaTwo, postalCode: city.postalCode }
  const grams = bottle.row.weight_grams || usualGrams
  const cheapest = (more: Load) => {
    const heavier = { ...more, grams: load.grams + (more.places - load.places) * grams }
    const prices = quoteCarriers(carriers, { place, load: heavier, values }).map(({ price }) => price)
    return prices.length > 0 ? Math.min(...prices) : undefined
  }
  const price = reduceLine(bottle.row.price, 1, bottle.discount)
  const advice = adviseBottles(load, price, cheapest) ?? fillCarton(load, price, cheapest)
  return advice ? { ...advice, name: bottle.product.name, idDeclination: bottle.row.id } : null
}

/** A bottle of 75 cl that is sold and sent by itself: one more of it is one more place in a carton, and one more that counts. */
function isSingleBottle({ row, productRow, declination }: GoodsLine): boolean {
  const held = {
    capacity: row.capacity_thousandths === null ? null : row.capacity_thousandths / 1000,
    capacityUnit: row.capacity_unit,
  }
  const line = { type: productRow.type, quantity: 1, sellByMultipleOf: 1, setQuantity: row.set_quantity, content: [], ...held }
  return (
    declination !== undefined &&
    productRow.type === 'WINE' &&
    productRow.has_shipping_fees === 1 &&
    row.sell_by_multiple_of === 1 &&
    (toMillilitres(held) ?? 750) === 750 &&
    countCartonBottles([line]) === 1
  )
}
