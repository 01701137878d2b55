import { addresses } from '#app/models/addresses.ts'
import { idOfBooking } from '#app/models/appointments.ts'
import { emailKey } from '#app/models/email.ts'
import type { KeptAnswer } from '#app/models/form-answers.ts'
import type { FormField } from '#app/models/form-field.ts'
import { sayFullDay } from '#app/models/french-date.ts'
import type { SiteReader, SiteWriter } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Visit } from '../visit.ts'
import { tellAppointment } from './tell-appointment.ts'

type Booked = { calendar: string; day: string; places: number }
type About = Pick<Visit, 'site' | 'now'>

/** Where whoever filled in a form reads mails, if they said so and an address can be made of it. */
export function findEmail(fields: readonly FormField[], kept: readonly KeptAnswer[]): string | undefined {
  const asked = fields.find(({ type }) => type === 'EMAIL')
  const said = kept.find(({ field }) => field === asked?.id)?.value
  return typeof said === 'string' && emailKey(said) ? said : undefined
}

/** Tells somebody that their places are theirs, in the house's own words alone. */
export async function tellBooked(tx: SiteWriter, to: string, booked: Booked, { site, now }: About): Promise<void> {
  const params = await describeBooking(tx, booked, { site, now }, false)
  await queueMail(tx, { kind: 'booking_confirmed', to, params, site, now })
}

/** Tells somebody that the house has given their places back. */
export async function tellUnbooked(tx: SiteWriter, to: string, booked: Booked, { site, now }: About): Promise<void> {
  const params = await describeBooking(tx, booked, { site, now }, true)
  await queueMail(tx, { kind: 'booking_cancelled', to, params, site, now })
}

async function describeBooking(
  read: SiteReader,
  booked: Booked,
  visit: About,
  isCancelled: boolean,
): Promise<Record<string, string>> {
  const { calendar: id, day, places } = booked
  const calendar = await read.selectFrom('calendars').select('title').where('id', '=', id).executeTakeFirst()
  const title = calendar?.title ?? ''
  const told = { id: idOfBooking(booked, visit.site.origin), title, starts: day, isCancelled }
  const appointment = await tellAppointment(read, { ...told, path: `${addresses.agenda}?calendrier=${id}` }, visit)
  return { title, date: sayFullDay(day), places: String(places), ...appointment }
}
