import type { Selectable } from 'kysely'
import { idOfBooking } from '#app/models/content/bookings/appointments.ts'
import type { LapseReason } from '#app/models/content/bookings/place-hold.ts'
import type { KeptAnswer } from '#app/models/content/forms/form-answers.ts'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { sayFullDay, sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import { fieldsOf } from '../forms/form.ts'
import type { Hold } from './find-hold.ts'
import { tellAppointment } from './tell-appointment.ts'

type Booked = { calendar: string; day: string; places: number }
type BookingRow = Pick<Selectable<SiteTables['bookings']>, 'answer_id' | 'calendar_id' | 'day' | 'places'>
type About = { site: Pick<Site, 'id' | 'name' | 'origin' | 'lang'>; now: Date }

/** Where whoever filled in a form reads mails, if they said so and an address can be made of it. */
export function findEmail(fields: readonly FormField[], kept: readonly KeptAnswer[]): string | undefined {
  const asked = fields.find(({ type }) => type === 'EMAIL')
  const said = kept.find(({ field }) => field === asked?.id)?.value
  if (typeof said !== 'string') return undefined
  // What a mail cannot be sent to as it was typed may be spelled in wide letters.
  return isPlainAddress(said) ? said : emailKey(said)
}

/** Where whoever made a booking by a form reads mails, as far as the form that they filled in tells it still. */
export async function findBooker(read: SiteReader, { answer_id }: BookingRow): Promise<string | undefined> {
  if (answer_id === null) return undefined
  const answers = read.selectFrom('form_answers').select(['form', 'answers']).where('id', '=', answer_id)
  const answer = await answers.executeTakeFirst()
  const form = answer && (await read.selectFrom('forms').selectAll().where('id', '=', answer.form).executeTakeFirst())
  return form && findEmail(fieldsOf(form), JSON.parse(answer.answers) as KeptAnswer[])
}

/** Tells somebody that places are kept for them, and until when to confirm them where they are to, in the house's own words alone. */
export async function tellBooked(
  tx: SiteWriter,
  to: string,
  { token, hold, ...booked }: Booked & { token: string; hold: Hold },
  { site, now }: About,
): Promise<void> {
  const until = hold.confirm_by === null ? '' : sayLongMoment(hold.confirm_by)
  const path = until ? addresses.confirmBooking(token) : addresses.cancelBooking(token)
  const params = { ...(await describeBooking(tx, booked, { site, now }, false)), until, path }
  await queueMail(tx, { kind: 'booking_confirmed', to, params, site, now })
}

/** Tells somebody that their places are no longer kept, why, and how they are taken again. */
export async function tellLapsed(
  tx: SiteWriter,
  row: BookingRow,
  token: string,
  { site, now, why }: About & { why: LapseReason },
): Promise<void> {
  const to = await findBooker(tx, row)
  if (!to) return
  const booked = { calendar: row.calendar_id, day: row.day, places: row.places }
  // Its file would put the day into a calendar again.
  const { appointment: _file, ...words } = await describeBooking(tx, booked, { site, now }, false)
  const params = { ...words, why, path: addresses.confirmBooking(token) }
  await queueMail(tx, { kind: 'booking_lapsed', to, params, site, now })
}

/** Tells somebody that the house has given their places back. */
export async function tellUnbooked(tx: SiteWriter, to: string, booked: Booked, { site, now }: About): Promise<void> {
  const params = await describeBooking(tx, booked, { site, now }, true)
  await queueMail(tx, { kind: 'booking_cancelled', to, params, site, now })
}

async function describeBooking(
  read: SiteReader,
  booked: Booked,
  ctx: About,
  isCancelled: boolean,
): Promise<Record<'title' | 'date' | 'places' | 'where' | 'call' | 'appointment', string>> {
  const { calendar: id, day, places } = booked
  const calendar = await read.selectFrom('calendars').select('title').where('id', '=', id).executeTakeFirst()
  const title = calendar?.title ?? ''
  const told = { id: idOfBooking(booked, ctx.site.origin), title, starts: day, isCancelled }
  const appointment = await tellAppointment(read, { ...told, path: `${addresses.agenda}?calendrier=${id}` }, ctx)
  return { title, date: sayFullDay(day), places: String(places), ...appointment }
}
