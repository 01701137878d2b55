import type { HoursBlock } from '#app/models/blocks/house-blocks.ts'
import { Section } from '../section.tsx'
import type { Shown } from '../shown.ts'

/** When the door is open. */
export function Hours({ block: { title, lead, days, ...frame }, around }: Shown<HoursBlock>) {
  const lines = days.length > 0 ? days : around.hours
  return (
    <Section {...frame} className="titled">
      {title && <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      <table className="hours">
        <tbody>
          {lines.map((line) => (
            <tr key={line.days}>
              <th scope="row">{line.days}</th>
              <td>{line.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
