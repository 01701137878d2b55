import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { takesCards } from '../payments/takes-cards.ts'
import type { UseCase } from '../visit.ts'
import { listMeans } from './choose-means.ts'
import { orderRulesOf } from './read-order-rules.ts'

/** The means of payment that the shop offers. */
export const listPaymentMeans: UseCase<Contract['listPaymentMeans']> = async (_given, visit) => {
  const { site, read, settings } = visit
  const rules = orderRulesOf(await settings.of({ site, read, lang: site.lang }))
  if (!rules.ok) return rules
  return done(listMeans({ values: rules.value.values, takesCards: await takesCards(read, visit) }))
}
