import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { keepCart } from '../../platform/session/cart-request.server.ts'
import type { Checkout } from './checkout-request.server.ts'

/** The cart as it is by now, with the key of whoever has just been named in it. */
export type Entered = Answer<Contract['saveCartEntries']>
type Changes = Parameters<ShopApi['saveCartEntries']>[0]['body']

/** Keeps what was entered on one page of a checkout, and nothing else of it; a cart that is another since goes with the answer. */
export async function keepEntries(
  { api, cart: { id }, asked, headers }: Checkout,
  changes: Changes,
): Promise<Outcome<Entered, Failure>> {
  const saved = await api.saveCartEntries({ params: { id }, body: changes })
  if (saved.ok && saved.value.key) {
    const { id: cart, key } = saved.value
    headers.append('Set-Cookie', await keepCart(asked, cart, { key, isMember: false }))
  }
  return saved
}
