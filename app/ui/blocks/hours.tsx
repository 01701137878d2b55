import type { HoursBlock } from '#app/models/block.ts'

/** When the door is open. */
export function Hours({ title, lead, days }: HoursBlock) {
  return (
    <section className="wrap py-section">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <table className="hours">
        <tbody>
          {days.map((line) => (
            <tr key={line.days}>
              <th scope="row">{line.days}</th>
              <td>{line.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
