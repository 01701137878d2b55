import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { sayCardMeans } from '#app/texts/selling/card-means.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'

type Api = Pick<ShopApi, 'getStripePublicKey'>

/** Means of payment by name; the page of payment, where it is among them, by all that it offers. */
export async function nameMeans(api: Api, means: readonly PaymentMeans[]): Promise<Record<PaymentMeans, string>> {
  const { names } = checkoutTexts.payment
  if (!means.includes('CARD')) return names
  const offered = orThrow(await api.getStripePublicKey())?.means
  return offered ? { ...names, CARD: sayCardMeans(offered) } : names
}
