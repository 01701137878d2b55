import { orderTexts } from '#app/texts/selling/orders.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteDatabase, SiteReader } from '../../platform/database/database.ts'
import type { CardSession, PaymentAnswer, PaymentPort } from '../../platform/outside/payments.ts'
import type { Sealing } from '../../platform/outside/sealing.ts'
import { followPath } from '../orders/order-link.ts'
import { findPaymentKeys } from './keys/payment-keys.ts'
import type { PaymentRow } from './start-card-payment.ts'

/** What a word with whoever takes card payments stands on, in a call or in a job. */
export type Till = Pick<SiteDatabase, 'read' | 'inTransaction'> & {
  site: Pick<Site, 'id' | 'name' | 'origin' | 'lang'>
  now: Date
  payments?: PaymentPort | undefined
  sealing: Sealing
  notice: (event: string, fields?: Record<string, string>) => void
}

/** The shortest life that Stripe gives a page of payment, and a minute for clocks that differ. */
const lifeMs = 31 * 60_000

/** Opens the page of payment of a payment that is written down; asked again it is the same page. */
export async function openSession(till: Till, payment: PaymentRow): Promise<PaymentAnswer<CardSession>> {
  const { read, payments, sealing, site } = till
  const keys = await findPaymentKeys(read, sealing)
  if (!payments || !keys) return { ok: false, fate: 'down', reason: 'no keys' }
  const order = await getOrder(read, payment.order_id)
  const opened = await payments.open(keys, {
    id: payment.id,
    orderId: order.id,
    siteId: site.id,
    says: orderTexts.payment(order.reference),
    amount: payment.amount,
    email: order.email,
    returnUrl: `${site.origin}${followPath(order, sealing)}`,
    // Of the payment and not of this moment: a question that is repeated must be the same one.
    endsAt: new Date(Date.parse(payment.created_at) + lifeMs),
  })
  if (opened.ok) {
    const { session, url } = opened.value
    await till.inTransaction((tx) => tx.updateTable('payments').set({ session, url }).where('id', '=', payment.id).execute())
  }
  return opened
}

function getOrder(read: SiteReader, id: string) {
  return read
    .selectFrom('orders')
    .select(['id', 'reference', 'token_hash', 'token_sealed', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
