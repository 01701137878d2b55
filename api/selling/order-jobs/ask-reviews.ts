import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { readNumber } from '../../site/parameters/read-number.ts'
import { findReviewRefusal } from '../orders/review-refusals.ts'
import { tellBuyer } from '../orders/tell-order.ts'

const dayMs = 86_400_000
const mostAtOnce = 100

/** Asks buyers, once, what they think of what came so many days ago; never where the owner has set 0. */
export async function askReviews({ read, inTransaction, site, now }: SiteAtWork): Promise<void> {
  const days = await readNumber(read, 'ORDER_REVIEW_DELAY')
  if (days === 0) return
  const due = await read
    .selectFrom('orders')
    .selectAll()
    .where('review_asked_at', 'is', null)
    .where('sent_at', '<=', new Date(now.getTime() - days * dayMs).toISOString())
    .where('payment_state', 'in', ['paid', 'partly_refunded'])
    .orderBy('sent_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  for (const order of due) {
    await inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('orders')
        .set({ review_asked_at: now.toISOString() })
        .where('id', '=', order.id)
        .where('review_asked_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n || (await findReviewRefusal(tx, order.email))) return
      await tellBuyer(tx, order, { kind: 'order_review', site, now })
    })
  }
}
