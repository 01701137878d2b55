import type { CheckoutStep } from '#app/models/selling/cart/checkout.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'

/** The first page of a checkout that something is still missing on; the summary where nothing is. */
export function findMissing({ cart, totals, means }: Pick<Checkout, 'cart' | 'totals' | 'means'>): CheckoutStep {
  if (!cart.email || !cart.addresses.billing) return 'coordonnees'
  if (!knowsItsWay(cart)) return 'livraison'
  if (!cart.checkout) return 'paiement'
  if (totals.total > 0 && !(cart.payment && means.includes(cart.payment))) return 'paiement'
  return 'recapitulatif'
}

/** Where the goods go, as far as it was entered. */
export function destinationOf({ addresses }: Pick<Cart, 'addresses'>) {
  return addresses.shipping ?? addresses.billing
}

/** Whether a carrier could call somebody: the buyer, or whoever receives the parcel. */
export function hasPhone({ phone, addresses }: Pick<Cart, 'phone' | 'addresses'>): boolean {
  return phone !== '' || Boolean(addresses.shipping?.phone)
}

/** Whether it is settled how the goods reach their buyer; what was quoted for another place is not. */
function knowsItsWay(cart: Cart): boolean {
  const { deliveryType, clickAndCollect, accessPointAddress, carrier, city, country, bottles } = cart
  if (deliveryType === 'clickAndCollect') return clickAndCollect !== null
  if (deliveryType === 'no_delivery') return bottles.places === 0
  if (carrier?.wantsPhone && !hasPhone(cart)) return false
  if (carrier?.deliveryType === 'PICKUP') return accessPointAddress !== null
  const place = destinationOf(cart)
  return carrier !== null && city?.postalCode === place?.postalCode && country?.id === place?.country
}
