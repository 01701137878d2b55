import { sayMeans } from '#app/texts/selling/card-means.ts'
import {
  codeUsedWords,
  freeGaveWayWords,
  freeWords,
  fulfilmentWords,
  gaveWayWords,
  sayPayment,
} from '#app/texts/selling/order-follow.ts'
import type { Order } from './order-screen.server.ts'

/** How an order stands, in one line. */
export function stateOf({ payment, fulfilment, means, cardMeans, total, returnsUntil, steps }: Order): string {
  const goods = capitalise(fulfilmentWords[fulfilment])
  // What was cancelled before it was paid ran out of no time.
  if (fulfilment === 'cancelled' && payment === 'expired') return `${goods}.`
  const lastOfPayment = steps.findLast(({ machine }) => machine === 'payment')?.to
  const isCodeUsed = lastOfPayment === 'code_used'
  if (total === 0) {
    const free = isCodeUsed ? codeUsedWords : returnsUntil === null ? freeWords[payment] : freeGaveWayWords
    return free ? `${goods} · ${free}.` : `${goods}.`
  }
  const ended = isCodeUsed ? codeUsedWords : sayPayment(payment)
  const paid = returnsUntil === null ? ended : gaveWayWords
  return `${goods} · ${paid} (${sayMeans(means, cardMeans)}).`
}

/** The same words at the beginning of a line. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
