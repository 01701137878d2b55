type Props = { label: string; bars: { label: string; value: number }[] }

const [height, step, width, foot] = [120, 60, 48, 1]

/** A row of bars, the last one set off, with the same in a table for who does not see them. */
export function Bars({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <>
      <svg className="bars" viewBox={`0 0 ${bars.length * step} ${height + foot}`} aria-hidden="true">
        {bars.map(({ label: each, value }, place) => {
          const tall = Math.max(foot, Math.round((value / most) * height))
          return (
            <rect
              key={each}
              x={place * step + (step - width) / 2}
              y={height + foot - tall}
              width={width}
              height={tall}
              className={place === bars.length - 1 ? 'is-now' : undefined}
            />
          )
        })}
      </svg>
      <table className="told">
        <caption>{label}</caption>
        <tbody>
          {bars.map(({ label: each, value }) => (
            <tr key={each}>
              <th scope="row">{each}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
