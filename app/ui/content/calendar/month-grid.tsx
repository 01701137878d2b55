import { href } from 'react-router'
import { weeksOf } from '#app/models/content/bookings/calendar.ts'
import { calendarTexts } from '#app/texts/content/calendar.ts'
import type { MonthView } from './calendars.ts'

type Props = Pick<MonthView, 'calendar' | 'month' | 'free'>

/** A month as a table; each free day is a link to where it is booked. */
export function MonthGrid({ calendar, month, free }: Props) {
  return (
    <table className="month">
      <caption>{sayMonth(month)}</caption>
      <thead>
        <tr>
          {calendarTexts.dayNames.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seven days of a week stand where they stand
              <td key={place}>{day && <Day day={day} isFree={free.includes(day)} form={calendar.form} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, isFree, form }: { day: string; isFree: boolean; form: string }) {
  const number = Number(day.slice(8))
  if (!isFree) return <span className="day">{number}</span>
  if (!form) {
    return (
      <span className="day day-free">
        {number} <span className="sr-only">{calendarTexts.free}</span>
      </span>
    )
  }
  return (
    <a className="day day-free" href={`${href('/formulaires/:id', { id: form })}?jour=${day}`}>
      {number} <span className="sr-only">{calendarTexts.book}</span>
    </a>
  )
}

/** A month in words: `mars 2026`. */
export function sayMonth(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
