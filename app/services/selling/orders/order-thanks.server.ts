import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { wayToPay } from '#app/models/selling/money/card-means.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { followTexts } from '#app/texts/selling/order-follow.ts'
import type { OrderView } from '#app/ui/selling/orders/order-view.ts'
import type { Order } from './order-screen.server.ts'

const day = 24 * 3600 * 1000
const { thanks: words } = followTexts

/** What whoever has just ordered is told: thanks by name, and what there is to know; nothing once the house has begun. */
export function thankFor(order: Order, goods: GoodsWords, now = new Date()): OrderView['thanks'] {
  const { payment, fulfilment, placedAt, email, isTold, means, cardMeans, total, reference } = order
  const isFresh = now.getTime() - Date.parse(placedAt) < day
  if (!isFresh || fulfilment !== 'new' || !(isAwaited(payment) || payment === 'paid')) return undefined
  const title = words.title(order.address.billing.firstname.trim())
  const lead = words.kept(reference)
  if (total === 0 && isAwaited(payment))
    return { title, lead, says: [isTold ? words.confirm(email) : words.confirmUntold, ...sayParcel(order)] }
  return {
    title,
    lead,
    says: [
      ...(email ? [isTold ? words.mail(email) : words.untold] : []),
      isAwaited(payment) ? words[wayToPay(means, cardMeans)](goods) : words.paid,
      ...sayParcel(order),
    ],
  }
}

function sayParcel({ delivery: { type, collection } }: Order): string[] {
  return collection || type === 'NO_DELIVERY' ? [] : [words.sent]
}
