import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { sayCardMeans, sayWallets } from '#app/texts/selling/card-means.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'

type Api = Pick<ShopApi, 'getStripePublicKey'>

type Described = Record<PaymentMeans, string>

/** Means of payment, each with its name and what is said of it; the page of payment, where it is among them, by all that it offers. */
export async function describeMeans(
  api: Api,
  means: readonly PaymentMeans[],
  goods: GoodsWords,
): Promise<{ names: Described; hints: Described }> {
  const { names, hints: said } = checkoutAnswers.payment
  const hints = {
    CARD: said.CARD(),
    TRANSFER: said.TRANSFER(goods),
    CHEQUE: said.CHEQUE(goods),
    ON_COLLECTION: said.ON_COLLECTION(goods),
  }
  const offered = means.includes('CARD') ? orThrow(await api.getStripePublicKey())?.means : undefined
  if (!offered) return { names, hints }
  return {
    names: { ...names, CARD: sayCardMeans(offered) },
    hints: { ...hints, CARD: sayWallets(offered) + hints.CARD },
  }
}
