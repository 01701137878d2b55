import type { ShopApi } from '#api/contract/index.ts'
import type { Failure, Outcome } from '#app/models/outcome.ts'
import type { Cart, Checkout } from './checkout-asked.server.ts'

type Entries = Parameters<ShopApi['saveCartEntries']>[0]['body']

/** Keeps what was entered on one page of a checkout beside what is kept of the others. */
export function keepEntries({ api, cart }: Checkout, changes: Partial<Entries>): Promise<Outcome<Cart, Failure>> {
  const { id, addresses, phone, message, email, payment, checkout } = cart
  const kept = { addresses, phone, message, email, payment, checkout }
  return api.saveCartEntries({ params: { id }, body: { ...kept, ...changes } })
}
