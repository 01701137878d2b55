import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { awaitsBuyer, lastDayToRefund, mayDisown } from '#app/models/selling/after/withdrawal.ts'
import type { OrderWithdrawal, Withdrawal } from '../../contract/selling/entities/withdrawal.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { buyerName } from '../orders/buyer-name.ts'
import { countLines, readGivenLines, readGivenUp } from '../orders/count-lines.ts'
import type { GivenBack } from './read-withdrawable.ts'

export type WithdrawalRow = Selectable<SiteTables['withdrawals']>
type LineRow = Selectable<SiteTables['order_lines']>
type Standing = Pick<OrderRow, 'fulfilment_state'>

/** The withdrawals of one order, as its buyer sees them. */
export async function readOrderWithdrawals(read: SiteReader, orderId: string): Promise<z.input<typeof OrderWithdrawal>[]> {
  const rows = await read
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('declared_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const lines = await readLines(read, [orderId])
  const order = await read.selectFrom('orders').select('fulfilment_state').where('id', '=', orderId).executeTakeFirstOrThrow()
  return rows.map((row) => toOrderWithdrawal(row, lines, order))
}

/** One of them, as the call that moved it answers. */
export async function showOwn(read: SiteReader, { orderId, id }: { orderId: string; id: string }) {
  const own = (await readOrderWithdrawals(read, orderId)).find((one) => one.id === id)
  return own ? done(own) : refused('not_found')
}

/** Whether nothing of a withdrawal moves before its buyer confirms it. */
export function waitsForBuyer(row: WithdrawalRow, order: Standing | undefined): boolean {
  return awaitsBuyer(row, readGivenLines(row.lines, order))
}

/** The same of many orders, for those of the house. */
export async function toWithdrawals(read: SiteReader, rows: readonly WithdrawalRow[]): Promise<z.input<typeof Withdrawal>[]> {
  const ids = [...new Set(rows.map(({ order_id }) => order_id))]
  if (ids.length === 0) return []
  const orders = await read
    .selectFrom('orders')
    .select(['id', 'email', 'billing_address', 'paid', 'refunded', 'fulfilment_state', 'tracking'])
    .where('id', 'in', ids)
    .execute()
  const lines = await readLines(read, ids)
  const givenUp = await readGivenUp(read, orders)
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id)
    const own = lines.filter(({ order_id }) => order_id === row.order_id)
    return {
      ...toOrderWithdrawal(row, lines, order),
      reference: row.reference,
      idOrder: row.order_id,
      answer: row.answer,
      arrivedOn: row.arrived_on,
      receivedAt: row.received_at,
      due: reckonDue(row, order),
      dueBy: lastDayToRefund(parisDay(new Date(row.declared_at))),
      lines: order ? nameCounted(readGivenLines(row.lines, order), countLines(order, own, givenUp.get(order.id)), order) : [],
      name: buyerName(order?.billing_address ?? '{}'),
      email: order?.email ?? '',
    }
  })
}

/** What is given back, in words, one line each. */
export function sayGoods(given: readonly GivenBack[], lines: readonly LineRow[]): string {
  return nameLines(given, lines)
    .map(({ name, quantity }) => `${quantity} × ${name}`)
    .join('\n')
}

function nameLines(given: readonly GivenBack[], lines: readonly LineRow[]) {
  return given.flatMap(({ line, quantity }) => {
    const row = lines.find(({ place }) => place === line)
    return row ? [{ line, quantity, name: sayLine(row) }] : []
  })
}

type Counted = ReturnType<typeof countLines<LineRow>>

/** The same, with what had not left of it and what is to be sent still; of a cancelled order nothing is. */
function nameCounted(given: readonly GivenBack[], counted: Counted, { fulfilment_state }: Standing) {
  return given.flatMap(({ line, quantity, kept }) => {
    const known = counted.find(({ row }) => row.place === line)
    const left = fulfilment_state === 'cancelled' ? 0 : known?.count.left
    return known ? [{ line, quantity, kept, left: left ?? 0, name: sayLine(known.row) }] : []
  })
}

/** Never more than the house still holds of the order; nothing once it has answered. */
function reckonDue({ state, refund }: WithdrawalRow, order: { paid: number; refunded: number } | undefined): number {
  if (state === 'REFUNDED' || state === 'REFUSED' || !order) return 0
  return Math.min(refund, order.paid - order.refunded)
}

function toOrderWithdrawal(
  row: WithdrawalRow,
  lines: readonly LineRow[],
  order: Standing | undefined,
): z.input<typeof OrderWithdrawal> {
  const { id, state, proof, shipping, refund } = row
  const own = lines.filter(({ order_id }) => order_id === row.order_id)
  return {
    id,
    state,
    proof,
    shipping,
    refund,
    isWhole: row.is_whole === 1,
    awaitsBuyer: waitsForBuyer(row, order),
    mayDisown: mayDisown(row),
    goods: sayGoods(JSON.parse(row.lines) as GivenBack[], own),
    declaredAt: row.declared_at,
    endedAt: row.ended_at,
  }
}

function sayLine({ name, details }: LineRow): string {
  const { year, ...size } = JSON.parse(details) as { year: number | null; capacity: number | null; capacityUnit: string }
  return [name, year, sayCapacity(size)].filter(Boolean).join(' ')
}

function readLines(read: SiteReader, orders: string[]): Promise<LineRow[]> {
  return read.selectFrom('order_lines').selectAll().where('order_id', 'in', orders).orderBy('place').execute()
}
