import { type MailKind, type MailWeight, weightOf } from '#app/models/audience/mail-kind.ts'
import type { Database } from '../../platform/database/database.ts'
import { bindToSite } from '../../platform/database/database.ts'
import { countMailsLeft, listHeld } from '../../platform/mail/mails-left.ts'

/** How many mails are due and have not left, and for how many seconds the oldest of them has been; a site that has spent its day's mails waits by its own bound. */
export async function readOutbox(db: Database, now: Date): Promise<{ waiting: number; oldestSeconds: number }> {
  const rows = await db.read
    .selectFrom('outbox')
    .innerJoin('sites', 'sites.id', 'outbox.site_id')
    .select(['sites.id', 'sites.name', 'sites.origin', 'sites.lang', 'sites.most_mails', 'outbox.kind'])
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('outbox.next_try_at').as('oldest')])
    .where('outbox.sent_at', 'is', null)
    .where('outbox.failed_at', 'is', null)
    .where('outbox.next_try_at', '<=', now.toISOString())
    .groupBy(['sites.id', 'sites.name', 'sites.origin', 'sites.lang', 'sites.most_mails', 'outbox.kind'])
    .execute()
  const told = { waiting: 0, oldestSeconds: 0 }
  const heldOf = new Map<string, ReadonlySet<MailWeight>>()
  for (const { waiting, oldest, kind, ...site } of rows) {
    const held = heldOf.get(site.id) ?? listHeld(await countMailsLeft(bindToSite(db, site.id).read, site, now))
    heldOf.set(site.id, held)
    // What waits by a bound of its site is no standstill; what goes beyond it is one where it does not leave.
    if (held.has(weightOf(kind as MailKind))) continue
    told.waiting += Number(waiting)
    told.oldestSeconds = Math.max(told.oldestSeconds, (now.getTime() - new Date(oldest).getTime()) / 1000)
  }
  return told
}
