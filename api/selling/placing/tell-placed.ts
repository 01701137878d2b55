import { sayMeans } from '#app/texts/selling/card-means.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { type MailRow, writeMails } from '../../platform/mail/queue-mail.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { mailOwner } from '../orders/mail-owner.ts'
import { sayArrivalAround } from '../orders/say-arrival.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { readException, sayWithdrawal } from '../orders/withdrawal-right.ts'
import type { ByHand, Reckoned } from './evaluate-order.ts'
import { orderMailData } from './order-mail-data.ts'

type Placed = { judged: Reckoned; billing: { firstname: string; lastname: string }; byHand: ByHand | undefined }

/** Tells the buyer that their order was placed, and the house unless it placed it itself: both mails are written at once. */
export async function tellPlaced(
  tx: SiteWriter,
  order: OrderRow,
  { judged, billing, byHand }: Placed,
  ctx: CallContext,
): Promise<OrderRow> {
  const { goods, totals, delivery, rules } = judged
  const said = orderMailData(order, {
    goods,
    paid: totals.lines.map(({ after }) => after),
    delivery,
    arrival: await sayArrivalAround(tx, order, ctx.now, rules.values),
    values: rules.values,
    site: ctx.site,
  })
  // What is paid at the counter asks for no payment.
  const asked = byHand?.isPaid ? { ...said, means: 'NONE' } : said
  const right = sayWithdrawal(goods.map(({ name, form }) => ({ name, exception: readException(form) })))
  const among: MailRow[] = []
  const isTold = await tellBuyer(tx, order, { kind: 'order_placed', ...ctx, among, params: { ...right, ...asked } })
  if (!isTold && order.email) await tx.updateTable('orders').set({ is_told: 0 }).where('id', '=', order.id).execute()
  if (!byHand) {
    const buyer = `${billing.firstname} ${billing.lastname}, ${order.email}`
    const means = order.total > 0 ? sayMeans(order.means, order.card_means) : ''
    const params = { ...said, of: order.id, appointment: '', means, buyer }
    await mailOwner(tx, order, { kind: 'order_received', ...ctx, to: rules.values.COMPANY_EMAIL, among, params })
  }
  await writeMails(tx, among)
  return order
}
