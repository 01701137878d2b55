import type { Selectable } from 'kysely'
import { idOfElement } from '#app/models/content/bookings/appointments.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { tellAppointment } from '../calendars/tell-appointment.ts'

/** A site as mails name it. */
type MailedSite = Pick<Site, 'id' | 'name' | 'origin' | 'lang'>

export type ElementRow = Pick<Selectable<SiteTables['elements']>, 'id' | 'slug' | 'collection_id' | 'title' | 'date'>

/** What a mail tells of the meeting that an element is; without a day there is nothing for a calendar yet. */
export async function describeMeeting(
  read: SiteReader,
  { id, slug, collection_id, title, date }: ElementRow,
  ctx: { site: MailedSite; now: Date },
  isCancelled = false,
): Promise<Record<string, string>> {
  if (!date) return { title, date: '' }
  const collection = await read.selectFrom('collections').select('route').where('id', '=', collection_id).executeTakeFirst()
  const path = addresses.element(collection?.route ?? '', slug)
  const appointment = { id: idOfElement(id, ctx.site.origin), title, starts: date, path, isCancelled }
  return { title, date: sayLongMoment(date), ...(await tellAppointment(read, appointment, ctx)) }
}
