import { mailShareNames } from '#app/models/audience/mail-kind.ts'
import { type AlarmKind, alarmMinutes } from '#app/models/house/alarm.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { countSiteLogins, mostSiteLogins } from '../../identity/passwords/login-rates.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { countSpent, mostOfShare } from '../../platform/mail/mail-budget.ts'
import type { Till } from '../../selling/payments/open-session.ts'
import { raiseAlarm } from './raise-alarm.ts'

type Watched = keyof typeof alarmMinutes

/** Looks for mails, payments and refunds that have been under way for too long; what is new goes into the log as well. */
export async function watchShop({ read, inTransaction, now, notice }: Till): Promise<void> {
  for (const kind of Object.keys(alarmMinutes) as Watched[]) {
    const before = new Date(now.getTime() - alarmMinutes[kind] * 60_000).toISOString()
    const count = await counts[kind](read, before)
    if (await inTransaction((tx) => raiseAlarm(tx, { kind, count, detail: '', now }))) notice('alarm', sayAlarm(kind, count))
  }
}

/** An alarm as the log says it. */
export function sayAlarm(kind: AlarmKind, count: number): Record<string, string> {
  return { kind: kind.toLowerCase(), count: String(count) }
}

/** A mail that was given up is told apart: here is what should have gone and has neither gone nor failed. */
const counts: Record<Watched, (read: SiteReader, before: string) => Promise<number>> = {
  MAILS: (read, before) => {
    const waiting = read.selectFrom('outbox').where('sent_at', 'is', null).where('failed_at', 'is', null)
    return countRows(waiting.where('created_at', '<=', before))
  },
  PAYMENTS: (read, before) => {
    const open = read.selectFrom('payments').where('state', '=', 'open').where('provider', '=', 'STRIPE')
    return countRows(open.where('created_at', '<=', before))
  },
  REFUNDS: (read, before) =>
    countRows(read.selectFrom('refunds').where('state', '=', 'wanted').where('created_at', '<=', before)),
  RIGHTS: (read, before) => {
    const waiting = read.selectFrom('rights_requests').where('state', '=', 'WAITING')
    return countRows(waiting.where('due_on', '<', parisDay(new Date(before))))
  },
  ASKED: async (read, before) => {
    const spent = await Promise.all(
      mailShareNames.map(async (share) => ({ share, count: await countSpent(read, share, new Date(before)) })),
    )
    return Math.max(0, ...spent.flatMap(({ share, count }) => (count * 2 >= mostOfShare[share] ? [count] : [])))
  },
  LOGINS: async (read, before) => {
    const spent = await countSiteLogins(read, new Date(before))
    return spent * 2 >= mostSiteLogins ? spent : 0
  },
  WEBHOOKS: (read) => countRows(read.selectFrom('webhooks').where('stopped_at', 'is not', null)),
}
