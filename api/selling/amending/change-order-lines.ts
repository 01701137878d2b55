import { refused } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import type { GivenUp } from '#app/models/selling/orders/order-rest.ts'
import { amendTexts } from '#app/texts/selling/amending.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { releaseUnits } from '../after-sale/release-units.ts'
import { showAdminOrder } from '../order-views/read-admin-order.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { countLines, readGivenUp } from '../orders/count-lines.ts'
import { nameLine } from '../orders/name-line.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { refundAll } from '../payments/refund-all.ts'
import { amendOnce } from './amend-once.ts'
import { isUnpaid } from './lower-freight.ts'
import { type LineRow, shortenLines } from './shorten-lines.ts'

type Body = Read<Contract['changeOrderLines']>['body']

/**
 * Takes bottles off an order that has not left: they are on the shelf again at once. Of what is paid their price goes back with a note
 * that names them; what nobody has paid simply holds less. With the last of them an order is cancelled instead.
 */
export const changeOrderLines: UseCase<Contract['changeOrderLines']> = async ({ params: { id }, body }, ctx) => {
  const changed = await ctx.inTransaction(
    mayRollBack((tx) =>
      amendOnce(tx, { id, kind: 'LINES', body }, ctx.now, async (order) => {
        if (await isAsked(tx, order)) orRollBack(refused('conflict', { fields: { version: { code: 'amend_asked' } } }))
        return takeOff(tx, order, body, ctx)
      }),
    ),
  )
  if (!changed.ok) return changed
  await closeOpenSessions(ctx, id)
  await sendRefunds(ctx, id)
  return showAdminOrder(ctx, id)
}

/** Whether its buyer gives up some of it, and waits; of what is not paid even a refused one names its lines by their places. */
async function isAsked(read: SiteReader, order: OrderRow): Promise<boolean> {
  const asked = read.selectFrom('withdrawals').select('id').where('order_id', '=', order.id)
  const open = isUnpaid(order) ? asked : asked.where('state', 'in', ['DECLARED', 'RECEIVED'])
  return (await open.executeTakeFirst()) !== undefined
}

type Off = { row: LineRow; quantity: number; amount: number }

async function takeOff(tx: SiteWriter, order: OrderRow, body: Body, ctx: CallContext) {
  const off = await chooseLines(tx, order, body.lines)
  const units: GivenUp[] = off.map(({ row, quantity }) => ({ line: row.place, quantity, kept: quantity }))
  await releaseUnits(tx, order, units, ctx)
  const changes = isUnpaid(order) ? await shortenLines(tx, order, off) : {}
  const said = off.map(({ row, quantity }) => `${quantity} × ${sayLine(row)}`)
  const step = { machine: 'order', from: '', to: 'lines_changed', by: 'owner' } as const
  const noted = await addStep(tx, order, { ...step, detail: said.join(', ').slice(0, 400), changes, now: ctx.now })
  const settled = isUnpaid(noted) ? noted : await giveBackMoney(tx, noted, off, body.key, ctx)
  const refund = settled.refunded - order.refunded
  const params = {
    changes: said.map(amendTexts.takenOff).join('\n'),
    refund: refund > 0 ? sayCents(refund) : '',
    owed: settled.total < order.total ? sayCents(settled.total) : '',
  }
  await tellBuyer(tx, settled, { kind: 'order_changed', ...ctx, params })
  // Lines that were shortened themselves have nothing taken off any more.
  return { order: settled, lines: isUnpaid(order) ? [] : units }
}

/** The lines that are named, those named twice taken together, each at what was paid for what comes off it. */
async function chooseLines(tx: SiteWriter, order: OrderRow, wanted: Body['lines']): Promise<Off[]> {
  const rows = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const counts = countLines(order, rows, (await readGivenUp(tx, [order])).get(order.id))
  const sumOf = (place: number) => wanted.reduce((sum, { line, quantity }) => (line === place ? sum + quantity : sum), 0)
  for (const [at, { line }] of wanted.entries()) {
    const known = counts.find(({ row }) => row.place === line)
    if (!known) return orRollBack(refused('invalid', { fields: { [`lines.${at}.line`]: { code: 'choice' } } }))
    const max = known.count.left
    if (sumOf(line) > max)
      orRollBack(refused('invalid', { fields: { [`lines.${at}.quantity`]: { code: 'too_large', params: { max } } } }))
  }
  if (counts.every(({ row, count }) => sumOf(row.place) === count.left))
    orRollBack(refused('conflict', { fields: { lines: { code: 'amend_all' } } }))
  return counts.flatMap(({ row, count }) => {
    const quantity = sumOf(row.place)
    const amount = shareOfLine({ quantity: row.quantity, paid: row.amount_paid }, count.givenUp, quantity)
    return quantity > 0 ? [{ row, quantity, amount }] : []
  })
}

async function giveBackMoney(
  tx: SiteWriter,
  order: OrderRow,
  off: readonly Off[],
  key: string,
  ctx: CallContext,
): Promise<OrderRow> {
  const held = order.paid - order.refunded
  const amount = Math.min(
    held,
    off.reduce((sum, one) => sum + one.amount, 0),
  )
  if (amount === 0) return order
  if (amount === held) return orRollBack(refused('conflict', { fields: { lines: { code: 'amend_all' } } }))
  const wishes = off.map(({ row, quantity, amount: gross }) => ({ line: row.place, quantity, gross }))
  return refundAll(tx, order, { id: key, amount, reason: 'amended', wishes, by: 'owner', field: 'lines' }, ctx)
}

function sayLine(row: LineRow): string {
  const { name, size } = nameLine(row)
  return [name, size].filter(Boolean).join(' ')
}
