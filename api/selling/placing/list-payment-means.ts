import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listMeans } from '../checkout/choose-means.ts'
import { orderRulesOf } from '../goods/read-order-rules.ts'
import { takesCards } from '../payments/keys/takes-cards.ts'

/** The means of payment that the shop offers. */
export const listPaymentMeans: UseCase<Contract['listPaymentMeans']> = async (_given, ctx) => {
  const { site, read, settings } = ctx
  const rules = orderRulesOf(await settings.of({ site, read, lang: site.lang }))
  if (!rules.ok) return rules
  return done(listMeans({ values: rules.value.values, takesCards: await takesCards(read, ctx) }))
}
