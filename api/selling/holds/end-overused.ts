import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { countUses } from '../checkout/choose-code.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { codeUsedDetail, releaseOrder } from './release-order.ts'

/**
 * Ends the other orders of a mailbox that hold the same code where this one, proven or paid by now, has taken its last use: from
 * several places a code is held more often than each customer may use it. What nobody has paid or proven ends nothing, and what a
 * code makes free is neither by being ordered: a stranger may have, in somebody's name.
 */
export async function endOverused(tx: SiteWriter, order: OrderRow, at: At): Promise<void> {
  const code = await findBoundCode(tx, order)
  if (!code) return
  await waitForCode(tx, code.id)
  const mailboxKey = order.mailbox_key
  if ((await countUses(tx, { code: code.id, mailboxKey })) < code.limit) return
  const others = await tx
    .selectFrom('orders')
    .selectAll()
    .where('discount_code_id', '=', code.id)
    .where('mailbox_key', '=', mailboxKey)
    .where('is_holding', '=', 1)
    .where('id', '<>', order.id)
    .where('is_proven', '=', 0)
    .where('paid', '=', 0)
    .orderBy('id')
    .execute()
  for (const other of others) {
    await releaseOrder(tx, other, { to: 'expired', by: 'clock', detail: codeUsedDetail, now: at.now })
  }
  if (others.length === 0) return
  // One mail for all of them: who ordered them in somebody's name must not choose how many mails they get.
  const closed = others.map(({ reference }) => reference).join(', ')
  await tellBuyer(tx, order, { kind: 'order_code_used', ...at, params: { code: order.discount_code, closed } })
}

/** Whether other orders of its mailbox, paid for or proven, leave an order no use of its code. */
export async function isOverused(tx: SiteWriter, order: OrderRow): Promise<boolean> {
  const code = await findBoundCode(tx, order)
  if (!code) return false
  await waitForCode(tx, code.id)
  return (await countUses(tx, { code: code.id, mailboxKey: order.mailbox_key, except: order.id })) >= code.limit
}

/** The code of an order that each customer may use so often. */
async function findBoundCode(read: SiteReader, { discount_code_id: id }: OrderRow) {
  if (id === null) return undefined
  const row = await read.selectFrom('discount_codes').select('limit_per_customer').where('id', '=', id).executeTakeFirst()
  return row?.limit_per_customer ? { id, limit: row.limit_per_customer } : undefined
}

/** Whoever orders or pays with the same code at this moment comes before or after, and sees what was decided. */
export async function waitForCode(tx: SiteWriter, id: string): Promise<void> {
  await tx
    .updateTable('discount_codes')
    .set((row) => ({ uses: row.ref('uses') }))
    .where('id', '=', id)
    .execute()
}
