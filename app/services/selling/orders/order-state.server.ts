import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
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
export function stateOf(order: Order, named: GoodsWords): string {
  const { payment, fulfilment, means, cardMeans, total, returnsUntil, steps } = order
  const goods = capitalise(fulfilmentWords[fulfilment])
  // What was cancelled before it was paid ran out of no time.
  if (fulfilment === 'cancelled' && payment === 'expired') return `${goods}.`
  const lastOfPayment = steps.findLast(({ machine }) => machine === 'payment')?.to
  const isCodeUsed = lastOfPayment === 'code_used'
  if (total === 0) {
    const free = isCodeUsed ? codeUsedWords : returnsUntil === null ? freeWords[payment] : freeGaveWayWords(named)
    return free ? `${goods} · ${free}.` : `${goods}.`
  }
  const ended = isCodeUsed ? codeUsedWords : sayPayment(payment)
  const paid = returnsUntil === null ? ended : gaveWayWords(named)
  return `${goods} · ${paid} (${sayMeans(means, cardMeans)}).`
}
