import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Day, Id, Key, listed, Nothing, number, ShortText } from '../platform/values.ts'
import { Booking, Calendar, MailedCode, OwnedCalendar } from './calendar.ts'

const ById = z.strictObject({ id: Id })
const CalendarFields = z.strictObject({
  title: ShortText.trim().min(1),
  description: z.string().max(5000),
  form: z.union([Key, z.literal('')]),
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  closedDays: z.array(Day).max(200),
  opensOnHolidays: z.boolean(),
  leadDays: z.int().min(0).max(365),
  horizonDays: z.int().min(0).max(366),
  capacity: z.int().min(1).max(10_000),
  isValid: z.boolean(),
})

const BookedDay = z.object({ calendar: Id, day: Day, places: z.int() })

/** The days a house opens, and the places that are taken. */
export const calendars = {
  listCalendars: call('GET /calendar', 'public', {
    says: 'Les calendriers ouverts à la réservation.',
    answer: z.array(Calendar),
  }),
  listAllowedDates: call('GET /calendar/{id}/date/allowed/{month}/{year}', 'public', {
    says: 'Les jours encore libres d’un mois du calendrier.',
    params: z.strictObject({ id: Id, month: number(1, 12), year: number(2000, 2100) }),
    answer: z.array(Day),
  }),
  confirmBooking: call('PUT /calendar/booking/confirm', 'public', {
    says: 'Confirme les places réservées dont le courriel porte ce code ; échues, elles sont reprises s’il en reste.',
    body: MailedCode,
    answer: BookedDay,
  }),
  cancelBooking: call('PUT /calendar/booking/cancel', 'public', {
    says: 'Rend les places réservées dont le courriel porte ce code.',
    body: MailedCode,
    answer: BookedDay,
  }),
  listAdminCalendars: call('GET /admin/calendar', 'admin', {
    says: 'Les calendriers, ouverts ou non.',
    query: list({ title: 'text', isValid: 'flag', updatedAt: 'instant' }, { orderBy: 'title' }),
    answer: listed('calendars', OwnedCalendar),
  }),
  getAdminCalendar: call('GET /admin/calendar/{id}', 'admin', { says: 'Un calendrier.', params: ById, answer: OwnedCalendar }),
  createCalendar: call('POST /admin/calendar', 'admin', {
    says: 'Ajoute un calendrier : jours de la semaine, jours fermés, délai, horizon et places par jour.',
    body: CalendarFields.partial().extend({ id: Key.optional() }).required({ title: true, weekdays: true }),
    answer: OwnedCalendar,
    changes: 'content',
  }),
  changeCalendar: call('PUT /admin/calendar/{id}', 'admin', {
    says: 'Change un calendrier ; ce qui est réservé le reste.',
    params: ById,
    body: CalendarFields.partial(),
    answer: OwnedCalendar,
    changes: 'content',
  }),
  removeCalendar: call('DELETE /admin/calendar/{id}', 'admin', {
    says: 'Retire un calendrier où rien n’est plus réservé.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listBookings: call('GET /admin/booking', 'admin', {
    says: 'Les places prises, jour par jour.',
    query: list({ calendar: 'text', day: 'day', places: 'number', state: 'text' }, { orderBy: 'day' }),
    answer: listed('bookings', Booking),
  }),
  createBooking: call('POST /admin/booking', 'admin', {
    says: 'Note des places réservées autrement que par le site ; jamais plus qu’il n’y en a.',
    body: z.strictObject({ calendar: Id, day: Day, places: z.int().min(1).max(10_000), note: ShortText.optional() }),
    answer: Booking,
  }),
  removeBooking: call('DELETE /admin/booking/{id}', 'admin', {
    says: 'Rend des places réservées.',
    params: ById,
    answer: Nothing,
  }),
}
