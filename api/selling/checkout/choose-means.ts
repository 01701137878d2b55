import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { DeliveryType } from '#app/models/selling/fulfilment.ts'
import { leastByCard } from '#app/models/selling/money/card-means.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'

/** What the means that are offered hang on. */
export type MeansRules = { values: ParameterValues; takesCards: boolean }

/** The means of payment that a shop offers, the first of them where nobody chooses. */
export function listMeans({ values, takesCards }: MeansRules): PaymentMeans[] {
  const isOn: Record<PaymentMeans, boolean> = {
    CARD: takesCards,
    TRANSFER: values.PAY_BY_TRANSFER,
    CHEQUE: values.PAY_BY_CHEQUE,
    ON_COLLECTION: values.PAY_ON_COLLECTION,
  }
  return (Object.keys(isOn) as PaymentMeans[]).filter((means) => isOn[means])
}

/** The means of an order; what is handed over at the counter asks for a visit to it. */
export function listMeansFor(rules: MeansRules, delivery: DeliveryType): PaymentMeans[] {
  return listMeans(rules).filter((means) => means !== 'ON_COLLECTION' || delivery === 'CLICK_AND_COLLECT')
}

type Wish = { wanted: PaymentMeans | undefined; delivery: DeliveryType; total: number }

/** How an order is paid: as the buyer wishes if the shop offers it; what costs nothing needs no means. */
export function chooseMeans({ wanted, delivery, total }: Wish, rules: MeansRules): Outcome<PaymentMeans> {
  if (total === 0) return done('TRANSFER')
  const offered = listMeansFor(rules, delivery)
  const means = wanted ?? offered.find((one) => one !== 'CARD' || total >= leastByCard)
  if (!means || !offered.includes(means)) return refused('invalid', { fields: { payment: { code: 'means' } } })
  if (means === 'CARD' && total < leastByCard) return refused('invalid', { fields: { payment: { code: 'too_small_for_card' } } })
  return done(means)
}

/** How an order is paid that the house takes down: as the shop offers it, by card never; over the counter where it is paid by now. */
export function chooseMeansByHand(
  { wanted, total }: Wish,
  values: ParameterValues,
  { isPaid }: { isPaid: boolean },
): Outcome<PaymentMeans> {
  const offered = listMeans({ values, takesCards: false })
  if (total === 0 || (wanted && offered.includes(wanted)) || (wanted === 'ON_COLLECTION' && isPaid))
    return done(wanted ?? 'TRANSFER')
  return refused('invalid', { fields: { payment: { code: 'means' } } })
}
