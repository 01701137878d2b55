import { countRows } from '../db/count-rows.ts'
import type { SiteReader, SiteWriter } from '../db/database.ts'
import type { OrderRow } from './add-step.ts'
import { codeUsedDetail, releaseOrder } from './release-order.ts'
import { selectUnpaid } from './select-unpaid.ts'
import { type At, tellBuyer } from './tell-order.ts'

/**
 * Ends the other orders of a mailbox that hold the same code where this one, proven or paid by now, has taken its last use: from
 * several places a code is held more often than each customer may use it. What nobody has paid or proven ends nothing.
 */
export async function endOverused(tx: SiteWriter, order: OrderRow, at: At): Promise<void> {
  const code = await findBoundCode(tx, order)
  if (!code) return
  await waitForCode(tx, code.id)
  if ((await countFirm(tx, order)) < code.limit) return
  const others = await selectUnpaid(tx)
    .selectAll()
    .where('discount_code_id', '=', code.id)
    .where('mailbox_key', '=', order.mailbox_key)
    .where('id', '<>', order.id)
    .where('is_proven', '=', 0)
    .orderBy('id')
    .execute()
  for (const other of others) await releaseOrder(tx, other, { to: 'expired', by: 'clock', detail: codeUsedDetail, now: at.now })
  if (others.length === 0) return
  // One mail for all of them: who ordered them in somebody's name must not choose how many mails they get.
  const closed = others.map(({ reference }) => reference).join(', ')
  await tellBuyer(tx, order, { kind: 'order_code_used', ...at, params: { code: order.discount_code, closed } })
}

/** Whether other orders of its mailbox, paid or proven, leave an order no use of its code. */
export async function isOverused(tx: SiteWriter, order: OrderRow): Promise<boolean> {
  const code = await findBoundCode(tx, order)
  if (!code) return false
  await waitForCode(tx, code.id)
  return (await countFirm(tx, order, order.id)) >= code.limit
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

/** What costs nothing is neither paid nor proven by being ordered: a stranger may have, in somebody's name. */
function countFirm(read: SiteReader, { discount_code_id, mailbox_key }: OrderRow, except = ''): Promise<number> {
  return countRows(
    read
      .selectFrom('orders')
      .where('discount_code_id', '=', discount_code_id)
      .where('mailbox_key', '=', mailbox_key)
      .where('is_holding', '=', 1)
      .where('id', '<>', except)
      .where((on) => on.or([on('is_proven', '=', 1), on('paid', '>', 0)])),
  )
}
