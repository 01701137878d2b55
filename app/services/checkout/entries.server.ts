import type { ShopApi } from '#api/contract/index.ts'
import type { Failure, Outcome } from '#app/models/outcome.ts'
import { keepCart } from '../cart-asked.server.ts'
import type { Cart, Checkout } from './checkout-asked.server.ts'

type Entries = Parameters<ShopApi['saveCartEntries']>[0]['body']

/** Keeps what was entered on one page of a checkout beside what is kept of the others; a cart that is another since goes with the answer. */
export async function keepEntries(checkout: Checkout, changes: Partial<Entries>): Promise<Outcome<Cart, Failure>> {
  const { id, addresses, phone, message, email, payment, checkout: name } = checkout.cart
  const kept = { addresses, phone, message, email, payment, checkout: name }
  const saved = await checkout.api.saveCartEntries({ params: { id }, body: { ...kept, ...changes } })
  if (saved.ok && saved.value.key) {
    const { id: cart, key } = saved.value
    checkout.headers.append('Set-Cookie', await keepCart(checkout.asked, cart, { key, isMember: false }))
  }
  return saved
}
