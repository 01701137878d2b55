import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Segment } from '#app/models/audience/segment.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type Of = ExpressionBuilder<SiteTables, 'newsletter_subscribers'>

/** Whether a subscriber is one whom a segment means, at a moment; nobody is in one who did not ask for letters. */
export function isMeant(of: Of, segment: Segment, at: Date): Expression<SqlBool> {
  const { not, exists, and } = of
  const lately = exists(ordersOf(of, at).where('orders.placed_at', '>=', yearBefore(at)))
  switch (segment.kind) {
    case 'ALL':
      return sql<SqlBool>`1 = 1`
    case 'RECENT':
      return lately
    case 'LAPSED':
      return and([exists(ordersOf(of, at)), not(lately)])
    case 'NEVER_BOUGHT':
      return not(exists(boughtOf(of, segment, at)))
    case 'TAGGED':
      return exists(
        of
          .selectFrom('client_tags')
          .select('client_tags.tag')
          .where('client_tags.tag', '=', segment.tag)
          .whereRef('client_tags.email_key', '=', 'newsletter_subscribers.email'),
      )
  }
}

/** Orders of theirs that were paid, and not given back whole. */
function ordersOf(of: Of, at: Date) {
  return of
    .selectFrom('orders')
    .select('orders.id')
    .whereRef('orders.email_key', '=', 'newsletter_subscribers.email')
    .where('orders.placed_at', '<=', at.toISOString())
    .where(sql<SqlBool>`orders.paid > orders.refunded`)
}

function boughtOf(of: Of, { idProduct, year }: Segment, at: Date) {
  const lines = ordersOf(of, at)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('order_lines.product_id', '=', idProduct ?? '')
  if (year === null) return lines
  return lines.innerJoin('declinations', 'declinations.id', 'order_lines.declination_id').where('declinations.year', '=', year)
}

/** The same moment a year earlier. */
function yearBefore(at: Date): string {
  const before = new Date(at)
  before.setUTCFullYear(at.getUTCFullYear() - 1)
  return before.toISOString()
}
