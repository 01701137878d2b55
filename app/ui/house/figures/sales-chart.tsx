import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { sayPeriod } from '#app/models/platform/time/period.ts'
import { figureTexts as words } from '#app/texts/house/orders/figures.ts'
import { TableHead } from '../frame/table-head.tsx'
import type { FiguresRead } from './figures-view.ts'

type Step = FiguresRead['takings']['steps'][number]

const height = 160
const broad = 700
const foot = 2

/** What came in, a bar for each day or month, and behind it a line for the year before; the same as a table beneath. */
export function SalesChart({ takings: { now, before, steps } }: Pick<FiguresRead, 'takings'>) {
  const most = Math.max(1, ...steps.flatMap((step) => [step.now.gross, step.before.gross]))
  const wide = broad / Math.max(1, steps.length)
  const tall = (gross: number) => Math.max(0, Math.round((gross / most) * height))
  const path = steps.map((step, place) => {
    const y = height + foot - tall(step.before.gross)
    return `${place === 0 ? 'M' : 'L'}${(place * wide).toFixed(1)} ${y}h${wide.toFixed(1)}`
  })
  const says = words.drawn(sayCents(now.gross), sayCents(before.gross))
  return (
    <>
      <svg className="bars" role="img" viewBox={`0 0 ${broad} ${height + foot}`} aria-labelledby="ventes-titre ventes-dit">
        <title id="ventes-titre">{words.tables.sales}</title>
        <desc id="ventes-dit">{says}</desc>
        {steps.map((step, place) => (
          <rect
            key={step.from}
            x={(place * wide + wide * 0.12).toFixed(1)}
            y={height + foot - Math.max(foot, tall(step.now.gross))}
            width={(wide * 0.76).toFixed(1)}
            height={Math.max(foot, tall(step.now.gross))}
          >
            <title>{`${nameStep(step)} : ${sayCents(step.now.gross)}`}</title>
          </rect>
        ))}
        <path d={path.join('')} className="bars-before" />
      </svg>
      <p className="ends small muted">
        <span>{steps[0] && nameStep(steps[0])}</span>
        <span>{steps.at(-1) && steps.length > 1 && nameStep(steps[steps.length - 1] as Step)}</span>
      </p>
      <p className="bars-key small muted">
        <span className="bars-now">{words.thisYear}</span> <span className="bars-then">{words.lastYear}</span>
      </p>
      <SalesTable steps={steps} />
    </>
  )
}

/** A day as a day, days of one month as that month. */
function nameStep({ from, to }: Pick<Step, 'from' | 'to'>): string {
  return from === to ? sayCalendarDay(from) : sayPeriod(from.slice(0, 7))
}

function SalesTable({ steps }: { steps: Step[] }) {
  const when = steps.some(({ from, to }) => from !== to) ? words.month : words.day
  const shown = steps.filter(({ now, before }) => now.orders > 0 || now.gross !== 0 || before.gross !== 0)
  const titles = [when, words.ordersOf, words.net, words.gross, words.lastYear]
  return (
    <details className="behind" open={steps.length <= 12}>
      <summary>{words.asTable}</summary>
      <table className="table">
        <caption className="told">{words.tables.sales}</caption>
        <TableHead titles={titles} numbers={titles.slice(1)} />
        <tbody>
          {shown.map((step) => (
            <tr key={step.from}>
              <td>{nameStep(step)}</td>
              <td className="r" data-label={words.ordersOf}>
                {step.now.orders.toLocaleString('fr-FR')}
              </td>
              <td className="r" data-label={words.net}>
                {sayCents(step.now.net)}
              </td>
              <td className="r" data-label={words.gross}>
                {sayCents(step.now.gross)}
              </td>
              <td className="r" data-label={words.lastYear}>
                {sayCents(step.before.gross)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
