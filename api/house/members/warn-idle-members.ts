import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { daysBefore, retentionDays, termOf, warningDays } from '../../platform/jobs/retention-terms.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { anonymiseAccount } from './anonymise-account.ts'

const mostAtOnce = 200

/** Warns members whose account has long been idle, and ends those whose warning brought nobody back. */
export async function warnIdleMembers(at: SiteAtWork): Promise<void> {
  const { read, now } = at
  const toWarn = await findIdle(read, daysBefore(now, retentionDays.idle_accounts - warningDays))
    .where('idle_warnings.warned_at', 'is', null)
    .execute()
  for (const { id } of toWarn) await warn(at, id)
  const toEnd = await findIdle(read, termOf('idle_accounts', now))
    .where('idle_warnings.warned_at', '<=', daysBefore(now, warningDays))
    .execute()
  for (const { id } of toEnd) await endIfStillIdle(at, id)
}

/** Staff keep their accounts: their site would be lost with them. */
function findIdle(read: SiteReader, since: string) {
  return read
    .selectFrom('users')
    .leftJoin('idle_warnings', 'idle_warnings.user_id', 'users.id')
    .select(['users.id', 'users.email'])
    .where('users.role', '=', 'MEMBER')
    .where('users.deleted_at', 'is', null)
    .where('users.deletion_planned_at', 'is', null)
    .where('users.confirmed_at', 'is not', null)
    .where(({ fn, eb }) => eb(fn.coalesce('users.last_seen_at', 'users.created_at'), '<=', since))
    .orderBy('users.id')
    .limit(mostAtOnce)
}

async function warn({ inTransaction, site, now }: SiteAtWork, userId: string): Promise<void> {
  const end = new Date(now.getTime() + warningDays * 86_400_000)
  await inTransaction(async (tx) => {
    const user = await findIdle(tx, daysBefore(now, retentionDays.idle_accounts - warningDays))
      .where('users.id', '=', userId)
      .where('idle_warnings.warned_at', 'is', null)
      .executeTakeFirst()
    if (!user) return
    await tx.insertInto('idle_warnings').values({ user_id: userId, warned_at: now.toISOString() }).execute()
    await queueMail(tx, { kind: 'idle_warning', to: user.email, params: { date: sayDay(parisDay(end)) }, site, now })
  })
}

async function endIfStillIdle({ inTransaction, site, now }: SiteAtWork, userId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const user = await findIdle(tx, termOf('idle_accounts', now)).where('users.id', '=', userId).executeTakeFirst()
    if (user) await anonymiseAccount(tx, { userId, site, now, tells: true })
  })
}
