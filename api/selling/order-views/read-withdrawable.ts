import type { Selectable } from 'kysely'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { isLive } from '#app/models/selling/after/after-sale.ts'
import { lastDayToWithdraw, presumeArrival } from '#app/models/selling/after/withdrawal.ts'
import type { GivenUp, LineCount } from '#app/models/selling/orders/order-rest.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { countLines, readGivenUp } from '../orders/count-lines.ts'
import { readExceptions } from '../orders/withdrawal-right.ts'

/** What was given back of a line: its place in the order, how many, how many of them had not left, and what was paid for them. */
export type GivenBack = GivenUp & { amount: number }

export type WithdrawableLine = {
  row: Selectable<SiteTables['order_lines']>
  /** How many of it went back before, and how many still can. */
  gone: number
  left: number
  count: LineCount
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
  const givenUp = await readGivenUp(read, [order])
  const own = givenUp.get(order.id) ?? []
  const counts = countLines(order, rows, own)
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
    lines: counts.map(({ row, count }) => {
      const gone = own.reduce((sum, { line, quantity }) => (line === row.place ? sum + quantity : sum), 0)
      return { row, count, gone, left: row.quantity - gone, exception: exceptions.get(row.product_id) ?? 'NONE' }
    }),
  }
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
