import { sql } from 'kysely'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { listDays, type Span } from './span.ts'

/** What was paid for the orders of each day and kept: the day on which an order was placed counts. */
export async function sumSales(read: SiteReader, span: Span) {
  const rows = await read
    .selectFrom('orders')
    // France differs from UTC by whole hours: sums of hours fall on whole days of France.
    .select(({ fn }) => [
      sql<string>`substr(placed_at, 1, 13)`.as('hour'),
      fn.countAll<number>().as('orders'),
      sql<number>`sum(paid - refunded)`.as('amount'),
    ])
    .where('placed_at', '>=', addDays(span.before, -1))
    .where('payment_state', 'in', ['paid', 'partly_refunded'])
    .groupBy('hour')
    .execute()
  const hours = rows.map(({ hour, orders, amount }) => ({
    day: parisDay(new Date(`${hour}:00:00Z`)),
    orders: Number(orders),
    amount: Number(amount),
  }))
  const earlier = hours.filter(({ day }) => day >= span.before && day < span.since)
  const later = hours.filter(({ day }) => day >= span.since)
  const before = total(earlier)
  const now = total(later)
  return {
    amount: now.amount,
    orders: now.orders,
    amountBefore: before.amount,
    ordersBefore: before.orders,
    days: listDays(span).map((day) => ({ day, ...total(later.filter((hour) => hour.day === day)) })),
  }
}

type Sums = { orders: number; amount: number }

function total(hours: readonly Sums[]): Sums {
  return hours.reduce((sum, { orders, amount }) => ({ orders: sum.orders + orders, amount: sum.amount + amount }), {
    orders: 0,
    amount: 0,
  })
}
