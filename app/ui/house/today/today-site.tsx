import { href } from 'react-router'
import { sayCalendarDay, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { todayTexts } from '#app/texts/house/today.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import { Chart, Share } from './chart.tsx'
import type { Figures, Today } from './today-view.ts'

/** Who wrote last. */
export function Messages({ messages }: { messages: Today['messages'] }) {
  return (
    <Sheet title={todayTexts.messages} more={{ href: href('/admin/:desk', { desk: 'messages' }), label: todayTexts.allMessages }}>
      {messages.length === 0 ? (
        <p className="muted">{todayTexts.noMessage}</p>
      ) : (
        <table className="table">
          <TableHead titles={[todayTexts.subject, todayTexts.from, todayTexts.on]} />
          <tbody>
            {messages.map(({ id, subject, firstname, lastname, createdAt, isRead }) => (
              <tr key={id}>
                <td>
                  <a href={href('/admin/:desk/:id', { desk: 'messages', id })}>
                    {isRead ? subject || todayTexts.noSubject : <b>{subject || todayTexts.noSubject}</b>}
                  </a>
                </td>
                <td data-label={todayTexts.from}>{`${firstname} ${lastname}`}</td>
                <td data-label={todayTexts.on}>{sayShortDay(createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}

/** Who came, and from where. */
export function Visits({ visits: { total, days, sources } }: { visits: Figures['visits'] }) {
  const says = todayTexts.visitsSays(total)
  return (
    <Sheet title={todayTexts.visitsTitle} more={{ href: href('/admin/:desk', { desk: 'visites' }), label: todayTexts.allVisits }}>
      {total === 0 ? (
        <p className="muted">{todayTexts.noVisit}</p>
      ) : (
        <>
          <Chart
            id="visites"
            title={todayTexts.visitsTitle}
            says={says}
            bars={days.map(({ day, count }) => ({
              label: sayCalendarDay(day),
              value: count,
              said: count.toLocaleString('fr-FR'),
            }))}
            heads={[todayTexts.day, todayTexts.visits]}
          />
          <Sources sources={sources} />
        </>
      )}
    </Sheet>
  )
}

function Sources({ sources }: Pick<Figures['visits'], 'sources'>) {
  return (
    <table className="table">
      <TableHead titles={[todayTexts.source, todayTexts.visits]} numbers={[todayTexts.visits]} />
      <tbody>
        {sources.map(({ source, count }) => (
          <tr key={source}>
            <td>
              {source}
              <Share value={count} most={sources[0]?.count ?? 1} />
            </td>
            <td className="r" data-label={todayTexts.visits}>
              {count.toLocaleString('fr-FR')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the law still waits for. */
export function Missing({ missing }: Pick<Today, 'missing'>) {
  return (
    <Sheet title={todayTexts.law} more={{ href: href('/admin/conformite'), label: todayTexts.lawAll }}>
      {missing.length === 0 ? (
        <p className="muted">{todayTexts.lawComplete}</p>
      ) : (
        <ul>
          {missing.map(({ parameter, label, why, law }) => (
            <li key={parameter}>
              <p>
                <a className="more" href={`${href('/admin/parametres')}?q=${parameter}`}>
                  {label}
                </a>
              </p>
              <p className="small muted">{`${why} (${law})`}</p>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
