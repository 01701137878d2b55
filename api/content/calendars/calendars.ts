import { done, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { flag, json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { chooseFreeId } from '../../site/slugs/choose-free-id.ts'
import { selectHeld, toOwnedCalendar } from './calendar.ts'

/** Calendars in which visitors book days; what is booked stays booked when their rules change. */
export const calendars = resource(
  'calendars',
  { one: 'Calendar', read: 'AdminCalendar', many: 'AdminCalendars' },
  {
    list: 'calendars',
    fields: {
      id: 'id',
      title: 'title',
      description: 'description',
      form: 'form',
      weekdays: ['weekdays', json],
      closedDays: ['closed_days', json],
      opensOnHolidays: ['opens_on_holidays', flag],
      leadDays: 'lead_days',
      horizonDays: 'horizon_days',
      capacity: 'capacity',
      isValid: ['is_valid', flag],
    },
    columns: { updatedAt: 'updated_at' },
    savedAt: 'updated_at',
    toAnswer: toOwnedCalendar,
    blank: {
      description: '',
      form: '',
      weekdays: '[]',
      closed_days: '[]',
      opens_on_holidays: 0,
      lead_days: 1,
      horizon_days: 90,
      capacity: 1,
      is_valid: 1,
    },
    async complete({ title }, { tx, body, known }) {
      const id = known ? done(known.id) : await chooseFreeId(tx, 'calendars', { id: body.id, title })
      return id.ok ? done({ id: id.value }) : id
    },
    /** Not while somebody has a place on a day to come. */
    async clearAway({ id }, tx, { now }) {
      const held = selectHeld(tx).select('id').where('calendar_id', '=', id).where('day', '>=', parisDay(now))
      if (await held.executeTakeFirst()) return refused('conflict')
      await tx.deleteFrom('bookings').where('calendar_id', '=', id).execute()
      return undefined
    },
  },
)
