import { sayMeans } from '#app/texts/card-means.ts'
import { codeUsedWords, fulfilmentWords, gaveWayWords, sayPayment } from '#app/texts/order-follow.ts'
import type { Order } from './order-shown.server.ts'

/** How an order stands, in one line. */
export function stateOf({ payment, fulfilment, means, cardMeans, total, returnsUntil, steps }: Order): string {
  const goods = capitalise(fulfilmentWords[fulfilment])
  // What was cancelled before it was paid ran out of no time.
  if (total === 0 || (fulfilment === 'cancelled' && payment === 'expired')) return `${goods}.`
  const lastOfPayment = steps.findLast(({ machine }) => machine === 'payment')?.to
  const ended = lastOfPayment === 'code_used' ? codeUsedWords : sayPayment(payment)
  const paid = returnsUntil === null ? ended : gaveWayWords
  return `${goods} · ${paid} (${sayMeans(means, cardMeans)}).`
}

/** The same words at the beginning of a line. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
