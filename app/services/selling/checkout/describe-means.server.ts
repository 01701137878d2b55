import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { sayCardMeans, sayWallets } from '#app/texts/selling/card-means.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'

type Api = Pick<ShopApi, 'getStripePublicKey'>

type Described = Record<PaymentMeans, string>

/** Means of payment, each with its name and what is said of it; the page of payment, where it is among them, by all that it offers. */
export async function describeMeans(api: Api, means: readonly PaymentMeans[]): Promise<{ names: Described; hints: Described }> {
  const { names, hints } = checkoutAnswers.payment
  const offered = means.includes('CARD') ? orThrow(await api.getStripePublicKey())?.means : undefined
  if (!offered) return { names, hints }
  return {
    names: { ...names, CARD: sayCardMeans(offered) },
    hints: { ...hints, CARD: sayWallets(offered) + hints.CARD },
  }
}
