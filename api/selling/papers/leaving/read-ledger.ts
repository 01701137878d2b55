import { done, type Outcome } from '#app/models/platform/outcome.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { enterMoney, enterPaper, enterStripe, type LedgerEntry } from '#app/models/selling/money/ledger.ts'
import { readHanded } from '#app/models/selling/money/received.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { readDatedPapers, type Span } from './read-papers.ts'

/** All entries of a span of days: papers, money that came and went, and what moved at Stripe; day by day. */
export async function readLedger(read: SiteReader, span: Span): Promise<Outcome<LedgerEntry[]>> {
  const papers = await readDatedPapers(read, span)
  if (!papers.ok) return papers
  const entries = [
    ...papers.value.map((dated) => enterPaper(dated.paper, dated)),
    ...(await readPaid(read, span)),
    ...(await readGivenBack(read, span)),
    ...(await readAtStripe(read, span)),
  ]
  return done(
    entries
      .filter(({ day }) => day >= span.from && day <= span.to)
      .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
  )
}

/** Days of France begin before those of the clock: what lies around them is read as well, and told apart by its day. */
function momentsOf({ from, to }: Span): { first: string; end: string } {
  return { first: addDays(from, -1), end: addDays(to, 2) }
}

const dayOf = (at: string) => parisDay(new Date(at))

async function readPaid(read: SiteReader, span: Span): Promise<LedgerEntry[]> {
  const { first, end } = momentsOf(span)
  const rows = await read
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.provider', 'payments.parts', 'payments.amount', 'payments.settled_at', 'orders.reference'])
    .where('payments.state', '=', 'paid')
    .where('payments.settled_at', '>=', first)
    .where('payments.settled_at', '<', end)
    .orderBy('payments.settled_at')
    .orderBy('payments.id')
    .execute()
  return rows.flatMap(({ provider, parts, amount, settled_at: at, reference }) =>
    enterMoney({ day: dayOf(at ?? ''), piece: reference, says: reference, provider, parts: readHanded(parts), amount }),
  )
}

/** Money leaves when it is sent; what a bank gave back after a dispute comes again on that day. */
async function readGivenBack(read: SiteReader, span: Span): Promise<LedgerEntry[]> {
  const { first, end } = momentsOf(span)
  const rows = await read
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      'payments.provider',
      'payments.parts',
      'refunds.amount',
      'refunds.done_at',
      'refunds.taken_back_at',
      'orders.reference',
    ])
    .where('refunds.state', '=', 'done')
    .where((is) =>
      is.or([
        is.and([is('refunds.done_at', '>=', first), is('refunds.done_at', '<', end)]),
        is.and([is('refunds.taken_back_at', '>=', first), is('refunds.taken_back_at', '<', end)]),
      ]),
    )
    .orderBy('refunds.done_at')
    .orderBy('refunds.id')
    .execute()
  return rows.flatMap(({ provider, parts, amount, done_at, taken_back_at, reference }) => {
    const moved = { piece: reference, says: reference, provider, parts: readHanded(parts) }
    return [
      ...(done_at ? enterMoney({ ...moved, day: dayOf(done_at), amount: -amount }) : []),
      ...(taken_back_at ? enterMoney({ ...moved, day: dayOf(taken_back_at), amount }) : []),
    ]
  })
}

async function readAtStripe(read: SiteReader, span: Span): Promise<LedgerEntry[]> {
  const { first, end } = momentsOf(span)
  const rows = await read
    .selectFrom('stripe_moves')
    .selectAll()
    .where('created_at', '>=', first)
    .where('created_at', '<', end)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, fee, payout, created_at }) =>
    enterStripe({ day: dayOf(created_at), piece: id, says: kind, fee, payout }),
  )
}
