import { done } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { inEqualTime } from '../../platform/secrets/equal-time.ts'

const tries = { limit: 10, windowSeconds: 3600 }

/** Mails the way to all orders of a mailbox, to that mailbox and no other; neither the answer nor its time tells whether there are any. */
export const sendOrdersLink: UseCase<Contract['sendOrdersLink']> = ({ body }, ctx) =>
  inEqualTime(() =>
    ctx.inTransaction(async (tx) => {
      const bucket = `order links of block ${blockOf(ctx.clientAddress)}`
      const allowed = await takeRate(tx, { bucket, ...tries, now: ctx.now })
      if (!allowed.ok) return keepWritten(allowed)
      const email = emailKey(body.email)
      if (email) await mailOrdersLink(tx, email, ctx)
      return done({})
    }),
  )

/** Where nobody has proven or paid one of them, it is counted with what strangers can cause of any mailbox. */
async function mailOrdersLink(tx: SiteWriter, email: string, { site, now }: CallContext): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['email', 'is_proven', 'paid'])
    .where('email_key', '=', email)
    .orderBy('placed_at', 'desc')
    .execute()
  const [last] = orders
  if (!last) return
  const isKnown = orders.some(({ is_proven, paid }) => is_proven === 1 || paid > 0)
  const kind = isKnown ? 'orders_link' : 'orders_link_unproven'
  await queueMail(tx, { kind, to: last.email, params: { orders: 'all' }, site, now })
}
