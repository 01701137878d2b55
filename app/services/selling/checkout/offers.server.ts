import type { Answer, Contract } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import { priceCart, priceShipping } from '../cart/cart-summary.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'

export type Offer = Answer<Contract['calculateShippingFees']>[number]
type Destination = { postalCode: string; country: string }

/** Who carries these goods to a place; why nobody does, where nobody does. */
export async function listOffers(
  { api, cart }: Checkout,
  { postalCode, country }: Destination,
): Promise<Outcome<Offer[], Failure>> {
  const products = cart.lines
    .filter(({ declination }) => declination !== null)
    .map(({ product, declinationId, quantity }) => ({ idProduct: product.id, idDeclination: declinationId, quantity }))
  if (products.length === 0) return done([])
  return api.calculateShippingFees({ body: { products, postalCode, country } })
}

/** What a carrier's offer costs this buyer; a code that makes the cart cheaper may end its free shipping. */
export function priceOffer({ cart, code, facts }: Pick<Checkout, 'cart' | 'code' | 'facts'>, offer: Offer): number {
  const carried: Cart = { ...cart, deliveryType: 'delivery' }
  return priceShipping(priceCart(carried, code, readFreeShipping(facts.values), offer))
}
