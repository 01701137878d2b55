import { parisDay } from '#app/models/working-days.ts'
import { hashToken, makeSecret } from '../accounts/secrets.ts'
import type { SiteReader } from '../db/database.ts'
import type { SiteAtWork } from '../jobs/each-site.ts'
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
    const token = makeSecret()
    const lapsed = { state: 'LAPSED', confirm_by: null, again_hash: hashToken(token) } as const
    await tx.updateTable('bookings').set(lapsed).where('id', '=', id).execute()
    await tellLapsed(tx, row, token, { site, now })
    return true
  })
}
