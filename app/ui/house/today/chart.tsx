import { todayTexts } from '#app/texts/house/today.ts'
import { TableHead } from '../frame/table-head.tsx'

type Bar = { label: string; value: number; said: string }
type Props = {
  /** Names its parts within the page. */
  id: string
  title: string
  /** What it comes to, in words. */
  says: string
  bars: readonly Bar[]
  heads: readonly [when: string, what: string]
}

const height = 150
const step = 20
const width = 15
const foot = 2

/** A row of bars, the last one set off: a picture with a title and a sentence, and the same in a table behind it. */
export function Chart({ id, title, says, bars, heads }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <svg
        className="bars"
        role="img"
        viewBox={`0 0 ${bars.length * step} ${height + foot}`}
        aria-labelledby={`${id}-title ${id}-says`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-says`}>{says}</desc>
        {bars.map(({ label, value, said }, place) => {
          const tall = Math.max(foot, Math.round((value / most) * height))
          return (
            <rect
              key={label}
              x={place * step}
              y={height + foot - tall}
              width={width}
              height={tall}
              className={place === bars.length - 1 ? 'is-now' : undefined}
            >
              <title>{`${label} : ${said}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="ends small muted">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <details className="behind">
        <summary>{todayTexts.figures}</summary>
        <table className="table">
          <caption className="told">{title}</caption>
          <TableHead titles={[heads[0], heads[1]]} numbers={[heads[1]]} />
          <tbody>
            {bars.map(({ label, said }) => (
              <tr key={label}>
                <td>{label}</td>
                <td className="r" data-label={heads[1]}>
                  {said}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** How much one is beside the most of them, drawn beside its number. */
export function Share({ value, most }: { value: number; most: number }) {
  return (
    <svg className="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(1, Math.round((value / Math.max(1, most)) * 100))} height="10" />
    </svg>
  )
}
