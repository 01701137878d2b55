import type { Selectable } from 'kysely'
import type { LapseReason } from '#app/models/content/bookings/place-hold.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { describeMeeting } from '../elements/describe-meeting.ts'
import { givePlacesBack } from './take-places.ts'

const mostAtOnce = 100

/** Gives back the places that nobody confirmed in time, and tells whoever they were kept for how to take them again. */
export async function lapseRegistrations(at: SiteAtWork): Promise<number> {
  const due = await selectDue(at.read, at.now).select('registrations.id').limit(mostAtOnce).execute()
  let lapsed = 0
  for (const { id } of due) if (!at.isStopping() && (await lapseRegistration(at, id))) lapsed += 1
  return lapsed
}

/** What has begun is nobody else's any more: who came to it is left as they are. */
function selectDue(read: SiteReader, now: Date) {
  const moment = now.toISOString()
  return read
    .selectFrom('registrations')
    .innerJoin('elements', 'elements.id', 'registrations.element_id')
    .where('registrations.state', '=', 'WAITING')
    .where('registrations.confirm_by', '<=', moment)
    .where((on) => on.or([on('elements.date', 'is', null), on('elements.date', '>', moment)]))
    .orderBy('registrations.confirm_by')
    .orderBy('registrations.id')
}

/** Looked at again within the transaction: it may have been confirmed since. */
function lapseRegistration({ inTransaction, site, now }: SiteAtWork, id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const row = await selectDue(tx, now).selectAll('registrations').where('registrations.id', '=', id).executeTakeFirst()
    if (!row) return false
    await letGo(tx, row, { site, now, why: 'TIME' })
    return true
  })
}

/** Gives back what waits to places that somebody answers for, and tells whoever they were kept for. */
export async function letPlacesGiveWay(
  tx: SiteWriter,
  waiting: readonly { id: string }[],
  { site, now }: Pick<SiteAtWork, 'site' | 'now'>,
): Promise<void> {
  for (const { id } of waiting) {
    const row = await tx.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await letGo(tx, row, { site, now, why: 'SHARE' })
  }
}

type About = Pick<SiteAtWork, 'site' | 'now'> & { why: LapseReason }

async function letGo(tx: SiteWriter, row: Selectable<SiteTables['registrations']>, { site, now, why }: About): Promise<void> {
  await givePlacesBack(tx, row.element_id, row.places)
  const token = makeSecret()
  const lapsed = { state: 'LAPSED', confirm_by: null, again_hash: hashToken(token) } as const
  await tx.updateTable('registrations').set(lapsed).where('id', '=', row.id).execute()
  const element = await tx.selectFrom('elements').selectAll().where('id', '=', row.element_id).executeTakeFirstOrThrow()
  // Its file would put the meeting into a calendar again.
  const { appointment: _file, ...meeting } = await describeMeeting(tx, element, { site, now })
  const params = { ...meeting, why, places: String(row.places), path: addresses.confirmPlaces(token) }
  await queueMail(tx, { kind: 'registration_lapsed', to: row.email, params, site, now })
}
