import type { ShopApi } from '#api/contract/index.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'

type WantedOrder = Parameters<ShopApi['placeOrder']>[0]['body']

/** What the buyer said on the last page, and the prices they saw there. */
export type Said = {
  total: number
  shipping: number
  termsVersion: number
  isAdult: boolean
  birthdate: string | undefined
}

/** A cart in the words of an order; nothing while something of it is missing. */
export function toWantedOrder({ cart, code }: Pick<Checkout, 'cart' | 'code'>, said: Said): WantedOrder | undefined {
  const { id, addresses, phone, email, message, gift, checkout, payment } = cart
  const way = toDelivery(cart, said.shipping)
  if (!addresses.billing || !checkout || !way) return undefined
  const { total, termsVersion, isAdult, birthdate } = said
  return {
    checkout,
    cart: id,
    termsVersion,
    total,
    ...(payment && { payment }),
    products: cart.lines.map(({ product, declinationId, quantity }) => ({
      id: product.id,
      idDeclination: declinationId,
      quantity,
    })),
    user: { phone, email, ...(isAdult && { isAdult }), ...(birthdate && { birthdate }) },
    address: { billing: addresses.billing, ...(addresses.shipping && { delivery: addresses.shipping }) },
    ...(code.change && { discount: code.code }),
    ...(message && { message }),
    ...(gift && { gift }),
    ...way,
  }
}

/** The one place where the ways of a cart become those of an order. */
function toDelivery(cart: Cart, price: number): Pick<WantedOrder, 'delivery' | 'dateSchedule' | 'idSchedule'> | undefined {
  const { deliveryType, clickAndCollect, carrier, accessPointAddress } = cart
  if (deliveryType === 'no_delivery') return { delivery: { type: 'NO_DELIVERY' } }
  if (deliveryType === 'clickAndCollect') {
    if (!clickAndCollect) return undefined
    const { date: dateSchedule, idSchedule } = clickAndCollect
    return { delivery: { type: 'CLICK_AND_COLLECT' }, dateSchedule, idSchedule }
  }
  if (!carrier) return undefined
  if (carrier.deliveryType === 'DELIVERY') return { delivery: { type: 'DELIVERY', idCarrier: carrier.id, price } }
  if (!accessPointAddress) return undefined
  const { id, name, addLine1, zipCode, city, country } = accessPointAddress
  const accessPoint = { id, name, addLine1, zipCode, city, country }
  return { delivery: { type: 'PICKUP', idCarrier: carrier.id, price, accessPoint } }
}
