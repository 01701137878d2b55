import { done } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { readReference } from '#app/models/selling/orders/order-reference.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { readReturn } from '../holds/take-again.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { tellBuyer } from '../orders/tell-order.ts'

const tries = { limit: 10, windowSeconds: 3600 }

/** Sends the link of an order once more, to the address that placed it and to no other; the answer never tells whether there is one. */
export const sendOrderLink: UseCase<Contract['sendOrderLink']> = async ({ body }, ctx) => {
  const { now, clientAddress } = ctx
  const email = emailKey(body.email)
  const reference = readReference(body.reference)
  return ctx.inTransaction(async (tx) => {
    const allowed = await takeRate(tx, { bucket: `order links of block ${blockOf(clientAddress)}`, ...tries, now })
    if (!allowed.ok) return keepWritten(allowed)
    if (!email || !reference) return done({})
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('reference', '=', reference)
      .where('email_key', '=', email)
      .executeTakeFirst()
    if (order) await mailOrderLink(tx, order, ctx)
    return done({})
  })
}

/** What nobody has proven is counted apart: whoever places such orders has their links sent to any mailbox. */
async function mailOrderLink(tx: SiteWriter, order: OrderRow, ctx: CallContext): Promise<void> {
  const { site, now } = ctx
  if (order.is_proven === 1) {
    await tellBuyer(tx, order, { kind: 'order_link', site, now })
    return
  }
  const isAsked = order.is_holding === 1 || (await readReturn(tx, order, ctx)) !== null
  const params: Record<string, string> = isAsked ? { prove: addresses.askOrderLink } : {}
  await tellBuyer(tx, order, { kind: 'order_link_unproven', site, now, params })
}
