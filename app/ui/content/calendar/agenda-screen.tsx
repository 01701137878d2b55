import { href } from 'react-router'
import { sayRules, calendarTexts as words } from '#app/texts/content/calendar.ts'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import type { MonthView } from './calendars.ts'
import { MonthGrid, sayMonth } from './month-grid.tsx'

/** The page of free days. */
export function AgendaScreen({ view }: { view: MonthView | undefined }) {
  return view ? <Agenda view={view} /> : <PlainScreen title={words.title} fromHome lead={words.none} />
}

function Agenda({ view: { calendar, all, month, free, previous, next } }: { view: MonthView }) {
  const at = (to: string) => `${href('/agenda')}?${new URLSearchParams({ calendrier: calendar.id, mois: to })}`
  return (
    <PlainScreen title={calendar.title} lead={calendar.description || undefined} fromHome>
      {all.length > 1 && <Others all={all} current={calendar.id} />}
      <p>{sayRules(calendar)}</p>
      <nav className="months" aria-label={words.months}>
        {previous ? (
          <a className="more" href={at(previous)} rel="prev">
            <span>
              <span className="sr-only">{words.previous} : </span>
              <span aria-hidden="true">← </span>
              {sayMonth(previous)}
            </span>
          </a>
        ) : (
          <span />
        )}
        {next && (
          <a className="more" href={at(next)} rel="next">
            <span>
              <span className="sr-only">{words.next} : </span>
              {sayMonth(next)}
              <span aria-hidden="true"> →</span>
            </span>
          </a>
        )}
      </nav>
      <MonthGrid calendar={calendar} month={month} free={free} />
      <p className="small">{free.length > 0 ? words.legend : words.noDay}</p>
      <p>
        <a className="more" href={`${href('/agenda.ics')}?${new URLSearchParams({ calendrier: calendar.id })}`} download="">
          {words.feed}
        </a>
      </p>
    </PlainScreen>
  )
}

function Others({ all, current }: { all: MonthView['all']; current: string }) {
  return (
    <nav className="calendars" aria-label={words.which}>
      <ul>
        {all.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`${href('/agenda')}?${new URLSearchParams({ calendrier: id })}`}
              aria-current={id === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
