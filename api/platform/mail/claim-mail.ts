import type { Selectable } from 'kysely'
import { type MailWeight, mailKinds, weightOf } from '#app/models/audience/mail-kind.ts'
import type { SiteDatabase, SiteWriter } from '../database/database.ts'
import type { SiteTables } from '../database/tables/tables.ts'

/** A mail that this worker alone may send until its lease ends. */
export type ClaimedMail = Selectable<SiteTables['outbox']> & { lease: string }

/** Far longer than the longest talk with a mail server, so that nobody else sends what is still being sent. */
const leaseMs = 5 * 60_000

/**
 * Takes the next mail that is due, counting the attempt before it is made; a worker that dies gives it back when its lease ends. Ways in,
 * orders and what is owed come before all that may wait, and what a day has spent is left.
 */
export function claimMail(
  { inTransaction }: SiteDatabase,
  now: Date,
  held: ReadonlySet<MailWeight> = new Set(),
): Promise<ClaimedMail | undefined> {
  const at = now.toISOString()
  const lease = crypto.randomUUID()
  const later = (['strangers', 'own'] as const).filter((weight) => !held.has(weight))
  return inTransaction(async (tx) => {
    const due = (await findDue(tx, ['first'], at)) ?? (later.length > 0 ? await findDue(tx, later, at) : undefined)
    if (!due) return undefined
    const claim = { lease, lease_until: new Date(now.getTime() + leaseMs).toISOString(), tries: due.tries + 1 }
    await tx.updateTable('outbox').set(claim).where('id', '=', due.id).execute()
    return { ...due, ...claim }
  })
}

function findDue(tx: SiteWriter, weights: readonly MailWeight[], at: string) {
  return tx
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', at)
    .where((on) => on.or([on('lease_until', 'is', null), on('lease_until', '<=', at)]))
    .where(
      'kind',
      'in',
      mailKinds.filter((kind) => weights.includes(weightOf(kind))),
    )
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

type End = { sent_at?: string; failed_at?: string; next_try_at?: string; last_error?: string | null; params?: string }

/** Writes down what became of a claimed mail, with what hangs on it, unless its lease ended and somebody else has it now. */
export async function settleMail(
  { inTransaction }: SiteDatabase,
  mail: ClaimedMail,
  end: End,
  also: (tx: SiteWriter) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await inTransaction(async (tx) => {
    const settled = await tx
      .updateTable('outbox')
      .set({ ...end, lease: null, lease_until: null })
      .where('id', '=', mail.id)
      .where('lease', '=', mail.lease)
      .returning('id')
      .executeTakeFirst()
    if (settled) await also(tx)
  })
}
