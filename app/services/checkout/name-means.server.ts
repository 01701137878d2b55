import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { PaymentMeans } from '#app/models/payment.ts'
import { sayCardMeans } from '#app/texts/card-means.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'

/** The means of payment by name; the page of payment by all that it offers. */
export async function nameMeans(api: Pick<ShopApi, 'getStripePublicKey'>): Promise<Record<PaymentMeans, string>> {
  const { names } = checkoutTexts.payment
  const offered = orThrow(await api.getStripePublicKey())?.means
  return offered ? { ...names, CARD: sayCardMeans(offered) } : names
}
