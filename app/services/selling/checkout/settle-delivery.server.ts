import { type Cart, type Checkout, openAnew } from './checkout-request.server.ts'
import { type Entered, keepEntries } from './entries.server.ts'
import { hasPhone } from './find-missing.server.ts'
import { type Offer, priceOffer } from './offers.server.ts'
import { readyPayment } from './payment-step.server.ts'

/** Whether nothing else was chosen than that the goods come to whoever pays them. */
export function isSentHome({ deliveryType, carrier, addresses, gift }: Cart): boolean {
  return deliveryType === 'delivery' && carrier?.deliveryType !== 'PICKUP' && !addresses.shipping && !gift
}

/**
 * Whoever wants the goods at the address they gave is not asked once more how: the carrier they had, else the cheapest to their
 * door, stands ready and may be changed. Where there is none, or one that needs a number to call, the part asks by itself.
 */
export async function settleDelivery(checkout: Checkout, entered: Entered): Promise<void> {
  const { billing } = entered.addresses
  if (!billing) return
  // A guest who has just been named holds another cart than the request came with, by a key of its own.
  const api = entered.key ? checkout.asked.ctx.openCart({ cartKey: entered.key }) : checkout.api
  const named = { ...checkout, api, cart: entered }
  if (entered.addresses.shipping && !(await keepEntries(named, { addresses: { shipping: null } })).ok) return
  const params = { id: entered.id }
  const { postalCode, city, country } = billing
  const quoted = await api.calculateCartShipping({ params, body: { postalCode, city, country } })
  if (!quoted.ok) return
  const home = findHome({ ...named, cart: quoted.value }, quoted.value.shippingPrices, entered.carrier?.id)
  if (!home) return
  const carrier = quoted.value.shippingPrices.indexOf(home)
  const chosen = await api.chooseCartDelivery({ params, body: { deliveryType: 'delivery', carrier } })
  if (chosen.ok) await readyPayment(await openAnew(named, chosen.value))
}

function findHome(checkout: Checkout, offers: readonly Offer[], known: string | undefined): Offer | undefined {
  const { cart } = checkout
  const homes = offers
    .filter(({ deliveryType, wantsPhone }) => deliveryType === 'DELIVERY' && (hasPhone(cart) || !wantsPhone))
    .sort((one, other) => priceOffer(checkout, one) - priceOffer(checkout, other))
  return homes.find(({ id }) => id === known) ?? homes[0]
}
