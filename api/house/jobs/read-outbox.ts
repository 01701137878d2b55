import type { Database } from '../../platform/database/database.ts'
import { bindToSite } from '../../platform/database/database.ts'
import { countMailsLeft } from './send-due-mails.ts'

/** How many mails are due and have not left, and for how many seconds the oldest of them has been; a site that has spent its day's mails waits by its own bound. */
export async function readOutbox(db: Database, now: Date): Promise<{ waiting: number; oldestSeconds: number }> {
  const rows = await db.read
    .selectFrom('outbox')
    .innerJoin('sites', 'sites.id', 'outbox.site_id')
    .select(['sites.id', 'sites.name', 'sites.origin', 'sites.lang', 'sites.most_mails'])
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('outbox.next_try_at').as('oldest')])
    .where('outbox.sent_at', 'is', null)
    .where('outbox.failed_at', 'is', null)
    .where('outbox.next_try_at', '<=', now.toISOString())
    .groupBy(['sites.id', 'sites.name', 'sites.origin', 'sites.lang', 'sites.most_mails'])
    .execute()
  const told = { waiting: 0, oldestSeconds: 0 }
  for (const { waiting, oldest, ...site } of rows) {
    const left = await countMailsLeft(bindToSite(db, site.id).read, site, now)
    // What waits by a bound of its site is no standstill; ways in and orders go beyond it.
    if (Math.min(left.all, left.ofStrangers) <= 0) continue
    told.waiting += Number(waiting)
    told.oldestSeconds = Math.max(told.oldestSeconds, (now.getTime() - new Date(oldest).getTime()) / 1000)
  }
  return told
}
