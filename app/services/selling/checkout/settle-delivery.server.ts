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
 * door, stands ready and may be changed. Where there is none, or one that needs a number to call, the part asks by itself. Whether it
 * is settled.
 */
export async function settleDelivery(checkout: Checkout, entered: Entered): Promise<boolean> {
  const named = openNamed(checkout, entered)
  if (entered.addresses.shipping && !(await keepEntries(named, { addresses: { shipping: null } })).ok) return false
  const quoted = await reckonHome(named)
  const home = quoted && findHome({ ...named, cart: quoted }, quoted.shippingPrices, entered.carrier?.id)
  if (!home) return false
  const carrier = quoted.shippingPrices.indexOf(home)
  const chosen = await named.api.chooseCartDelivery({ params: { id: entered.id }, body: { deliveryType: 'delivery', carrier } })
  if (chosen.ok) await readyPayment(await openAnew(named, chosen.value))
  return chosen.ok
}

/** Leaves open how the goods are received, for whoever wants to choose it: what had settled it is chosen no more. */
export async function leaveDeliveryOpen(checkout: Checkout, entered: Entered): Promise<void> {
  await reckonHome(openNamed(checkout, entered))
}

/** A guest who has just been named holds another cart than the request came with, by a key of its own. */
function openNamed(checkout: Checkout, entered: Entered): Checkout {
  const api = entered.key ? checkout.asked.ctx.openCart({ cartKey: entered.key }) : checkout.api
  return { ...checkout, api, cart: entered }
}

/** What it costs to the address that was given; no carrier is chosen after it. */
async function reckonHome({ api, cart: { id, addresses } }: Checkout): Promise<Cart | undefined> {
  if (!addresses.billing) return undefined
  const { postalCode, city, country } = addresses.billing
  const quoted = await api.calculateCartShipping({ params: { id }, body: { postalCode, city, country } })
  return quoted.ok ? quoted.value : undefined
}

function findHome(checkout: Checkout, offers: readonly Offer[], known: string | undefined): Offer | undefined {
  const { cart } = checkout
  const homes = offers
    .filter(({ deliveryType, wantsPhone }) => deliveryType === 'DELIVERY' && (hasPhone(cart) || !wantsPhone))
    .sort((one, other) => priceOffer(checkout, one) - priceOffer(checkout, other))
  return homes.find(({ id }) => id === known) ?? homes[0]
}
