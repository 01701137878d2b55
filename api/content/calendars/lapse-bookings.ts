import type { Selectable } from 'kysely'
import type { LapseReason } from '#app/models/content/bookings/place-hold.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { tellLapsed } from './tell-booking.ts'

const mostAtOnce = 100

/** Gives back the places of days that nobody confirmed in time, and tells whoever they were kept for how to take them again. */
export async function lapseBookings(at: SiteAtWork): Promise<number> {
  const due = await selectDue(at.read, at.now).select('id').limit(mostAtOnce).execute()
  let lapsed = 0
  for (const { id } of due) if (!at.isStopping() && (await lapseBooking(at, id))) lapsed += 1
  return lapsed
}

/** A day that is over is nobody else's any more. */
function selectDue(read: SiteReader, now: Date) {
  return read
    .selectFrom('bookings')
    .where('state', '=', 'WAITING')
    .where('confirm_by', '<=', now.toISOString())
    .where('day', '>=', parisDay(now))
    .orderBy('confirm_by')
    .orderBy('id')
}

/** Looked at again within the transaction: it may have been confirmed since. */
function lapseBooking({ inTransaction, site, now }: SiteAtWork, id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const row = await selectDue(tx, now).selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return false
    await letGo(tx, row, { site, now, why: 'TIME' })
    return true
  })
}

/** Gives back what waits to places that somebody answers for, and tells whoever they were kept for. */
export async function letBookingsGiveWay(
  tx: SiteWriter,
  waiting: readonly { id: string }[],
  { site, now }: Pick<SiteAtWork, 'site' | 'now'>,
): Promise<void> {
  for (const { id } of waiting) {
    const row = await tx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await letGo(tx, row, { site, now, why: 'SHARE' })
  }
}

type About = Pick<SiteAtWork, 'site' | 'now'> & { why: LapseReason }

async function letGo(tx: SiteWriter, row: Selectable<SiteTables['bookings']>, about: About): Promise<void> {
  const token = makeSecret()
  const lapsed = { state: 'LAPSED', confirm_by: null, again_hash: hashToken(token) } as const
  await tx.updateTable('bookings').set(lapsed).where('id', '=', row.id).execute()
  await tellLapsed(tx, row, token, about)
}
