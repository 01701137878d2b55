import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { readParameterRows } from '../../site/parameters/parameter.ts'
import { payeeText } from '../orders/payee-text.ts'
import { tellBuyer } from '../orders/tell-order.ts'

const beforeMs = 2 * 86_400_000
const mostAtOnce = 100

/** Reminds, once and two days before the end, whoever was to send a transfer or a cheque. */
export async function remindBuyers({ read, inTransaction, site, now }: SiteAtWork): Promise<void> {
  const due = await read
    .selectFrom('orders')
    .selectAll()
    .where('is_holding', '=', 1)
    .where('payment_state', '=', 'awaiting')
    .where('means', 'in', ['TRANSFER', 'CHEQUE'])
    // The others end within the day on which they were placed.
    .where('is_proven', '=', 1)
    .where('reminded_at', 'is', null)
    .where('expires_at', '<=', new Date(now.getTime() + beforeMs).toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  if (due.length === 0) return
  const values = readParameters(await readParameterRows({ site, lang: site.lang }, read))
  const pay = payeeText(values)
  for (const order of due) {
    await inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('orders')
        .set({ reminded_at: now.toISOString() })
        .where('id', '=', order.id)
        .where('payment_state', '=', 'awaiting')
        .where('reminded_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      const params = { ...pay, means: order.means, until: sayShortDay(order.expires_at ?? now.toISOString()) }
      await tellBuyer(tx, order, { kind: 'order_reminder', site, now, params })
    })
  }
}
