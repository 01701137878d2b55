import type { Selectable } from 'kysely'
import { type MailKind, type MailWeight, mailKinds, weightOf } from '#app/models/audience/mail-kind.ts'
import type { SiteDatabase, SiteWriter } from '../database/database.ts'
import type { SiteTables } from '../database/tables/tables.ts'
import { listHeld, type MailsLeft, spendMail } from './mails-left.ts'

type MailRow = Omit<Selectable<SiteTables['outbox']>, 'kind'> & { kind: MailKind }

/** A mail that this worker alone may send until its lease ends. */
export type ClaimedMail = MailRow & { lease: string }

/** Far longer than the longest talk with a mail server, so that nobody else sends what is still being sent. */
const leaseMs = 5 * 60_000

/**
 * Takes the next mails that are due, counting their attempts before they are made; a worker that dies gives them back when its lease ends.
 * Ways in, orders and what is owed come before all that may wait, and what a day has spent is left.
 */
export function claimMails(
  { inTransaction }: SiteDatabase,
  now: Date,
  { most, left }: { most: number; left: MailsLeft },
): Promise<ClaimedMail[]> {
  const claim = { lease: crypto.randomUUID(), lease_until: new Date(now.getTime() + leaseMs).toISOString() }
  return inTransaction(async (tx) => {
    const due = await findDue(tx, { at: now.toISOString(), most, left })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    await tx
      .updateTable('outbox')
      .set((row) => ({ ...claim, tries: row('tries', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
    return due.map((mail) => ({ ...mail, ...claim, tries: mail.tries + 1 }))
  })
}

async function findDue(tx: SiteWriter, { at, most, left }: { at: string; most: number; left: MailsLeft }): Promise<MailRow[]> {
  const taken = await readDue(tx, ['first'], { at, most })
  let rest = taken.reduce((still, { kind }) => spendMail(still, kind), left)
  const held = listHeld(rest)
  const weights = (['strangers', 'own'] as const).filter((weight) => !held.has(weight))
  if (weights.length === 0 || taken.length === most) return taken
  for (const mail of await readDue(tx, weights, { at, most: most - taken.length })) {
    if (listHeld(rest).has(weightOf(mail.kind))) continue
    rest = spendMail(rest, mail.kind)
    taken.push(mail)
  }
  return taken
}

function readDue(tx: SiteWriter, weights: readonly MailWeight[], { at, most }: { at: string; most: number }): Promise<MailRow[]> {
  const kinds = mailKinds.filter((kind) => weights.includes(weightOf(kind)))
  return tx
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', at)
    .where((on) => on.or([on('lease_until', 'is', null), on('lease_until', '<=', at)]))
    .where('kind', 'in', kinds)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(most)
    .$narrowType<{ kind: MailKind }>()
    .execute()
}

/** What a mail is noted as, `also` with what hangs on it. */
export type MailEnd = {
  mail: ClaimedMail
  row: { sent_at?: string; failed_at?: string; next_try_at?: string; last_error?: string | null; params?: string }
  also?: (tx: SiteWriter) => Promise<void>
}

/** Writes down what became of claimed mails, all in one, but for those whose lease ended: somebody else has them now. */
export async function settleMails({ inTransaction }: SiteDatabase, ends: readonly MailEnd[]): Promise<void> {
  await inTransaction(async (tx) => {
    for (const { mail, row, also } of ends) {
      const settled = await tx
        .updateTable('outbox')
        .set({ ...row, lease: null, lease_until: null })
        .where('id', '=', mail.id)
        .where('lease', '=', mail.lease)
        .returning('id')
        .executeTakeFirst()
      if (settled) await also?.(tx)
    }
  })
}
