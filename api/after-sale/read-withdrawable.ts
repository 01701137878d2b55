import type { Selectable } from 'kysely'
import { isLive } from '#app/models/after-sale.ts'
import type { WineFacts } from '#app/models/wine-facts.ts'
import { lastDayToWithdraw, presumeArrival } from '#app/models/withdrawal.ts'
import { parisDay } from '#app/models/working-days.ts'
import type { SiteReader } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'

/** What was given back of a line: its place in the order, how many, and what was paid for them. */
export type GivenBack = { line: number; quantity: number; amount: number }

export type WithdrawableLine = {
  row: Selectable<SiteTables['order_lines']>
  /** How many of it went back before, and how many still can. */
  gone: number
  left: number
  exception: WineFacts['withdrawalException']
}

/** What can be given back of an order now. */
export type Withdrawable = {
  closed: 'late' | 'over' | null
  lastDay: string | null
  /** The last day rests on no arrival that was noted: a buyer to whom the goods came later says so. */
  presumed: { sentOn: string; isPast: boolean } | null
  lines: WithdrawableLine[]
}

/**
 * Reads what can be given back: the time runs from the day on which the house noted that the goods had come, else from
 * the day by which they must have; that one closes nothing, for the law counts from the day they really came.
 */
export async function readWithdrawable(read: SiteReader, order: OrderRow, now: Date): Promise<Withdrawable> {
  const rows = await read.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const gone = await countGone(read, order.id)
  const exceptions = await readExceptions(read, [...new Set(rows.map(({ product_id }) => product_id))])
  const received = await findReception(read, order)
  const sentOn = received === undefined ? findSending(order) : undefined
  const from = received ?? (sentOn && presumeArrival(sentOn))
  const lastDay = from === undefined ? null : lastDayToWithdraw(from)
  const isPast = lastDay !== null && parisDay(now) > lastDay
  const isOver = order.fulfilment_state === 'cancelled' || !isLive(order.payment_state)
  return {
    closed: isOver ? 'over' : isPast && !sentOn ? 'late' : null,
    lastDay,
    presumed: sentOn === undefined ? null : { sentOn, isPast },
    lines: rows.map((row) => {
      const back = gone.get(row.place) ?? 0
      return { row, gone: back, left: row.quantity - back, exception: exceptions.get(row.product_id) ?? 'NONE' }
    }),
  }
}

async function countGone(read: SiteReader, orderId: string): Promise<Map<number, number>> {
  const rows = await read
    .selectFrom('withdrawals')
    .select('lines')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'REFUSED')
    .execute()
  const gone = new Map<number, number>()
  for (const { lines } of rows)
    for (const { line, quantity } of JSON.parse(lines) as GivenBack[]) gone.set(line, (gone.get(line) ?? 0) + quantity)
  return gone
}

async function readExceptions(read: SiteReader, ids: string[]): Promise<Map<string, WineFacts['withdrawalException']>> {
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('products').select(['id', 'facts']).where('id', 'in', ids).execute()
  return new Map(
    rows.map(({ id, facts }) => [id, (JSON.parse(facts) as Partial<WineFacts>).withdrawalException ?? 'NONE'] as const),
  )
}

/** The day on which the last of an order was sent to its buyer; nothing while some of it is still here. */
function findSending({ fulfilment_state, sent_at }: OrderRow): string | undefined {
  return fulfilment_state === 'shipped' && sent_at !== null ? parisDay(new Date(sent_at)) : undefined
}

/** The day on which the house noted that the goods had come. */
async function findReception(read: SiteReader, order: OrderRow): Promise<string | undefined> {
  if (order.fulfilment_state !== 'completed') return undefined
  const step = await read
    .selectFrom('order_history')
    .select('created_at')
    .where('order_id', '=', order.id)
    .where('machine', '=', 'fulfilment')
    .where('to_state', '=', 'completed')
    .executeTakeFirst()
  return step && parisDay(new Date(step.created_at))
}
