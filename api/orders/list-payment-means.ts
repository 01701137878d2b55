import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { takesCards } from '../payments/takes-cards.ts'
import type { UseCase } from '../visit.ts'
import { listMeans } from './choose-means.ts'
import { readOrderRules } from './read-order-rules.ts'

/** The means of payment that the shop offers. */
export const listPaymentMeans: UseCase<Contract['listPaymentMeans']> = async (_given, visit) => {
  const rules = await readOrderRules(visit, visit.read)
  if (!rules.ok) return rules
  return done(listMeans({ values: rules.value.values, takesCards: await takesCards(visit.read, visit) }))
}
