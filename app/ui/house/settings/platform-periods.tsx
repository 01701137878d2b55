import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { platformTexts as words } from '#app/texts/house/fields/platform.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { PeriodView } from './platform-view.ts'

/** What is told to the state of each period, until when, and its file. */
export function PlatformPeriods({ periods }: { periods: readonly PeriodView[] }) {
  const { period, told, due, file } = words.columns
  return (
    <Sheet title={words.periods}>
      <p className="muted">{words.periodsSays}</p>
      <table className="table">
        <TableHead titles={[period, told, due, file]} />
        <tbody>
          {periods.map((one) => (
            <tr key={one.from}>
              <td>{words.days(sayCalendarDay(one.from), sayCalendarDay(one.to))}</td>
              <td data-label={told}>
                {listTold(one).map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </td>
              <td data-label={due}>{sayCalendarDay(one.due)}</td>
              <td data-label={file}>
                {one.isOver ? (
                  <a
                    className="more"
                    href={`${href('/admin/livres/:what', { what: 'e-reporting' })}?du=${one.from}&au=${one.to}`}
                  >
                    {words.download}
                  </a>
                ) : (
                  words.running
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

function listTold({ invoices, categories }: PeriodView): string[] {
  const lines = [
    ...categories.map(({ category, transactions, net, tax }) =>
      words.categories[category](transactions, sayCents(net), sayCents(tax)),
    ),
    ...(invoices > 0 ? [words.invoices(invoices)] : []),
  ]
  return lines.length > 0 ? lines : [words.nothing]
}
