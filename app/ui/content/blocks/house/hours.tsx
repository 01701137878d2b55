import { Fragment } from 'react'
import type { HoursBlock } from '#app/models/content/blocks/house-blocks.ts'
import { words } from '#app/texts/content/blocks.ts'
import type { BlockProps } from '../parts/block-props.ts'
import { Section } from '../parts/section.tsx'

/** When the door is open. */
export function Hours({ block: { title, lead, days, ...frame }, around }: BlockProps<HoursBlock>) {
  const lines = days.length > 0 ? days : around.hours
  return (
    <Section {...frame} className="titled">
      {title && <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      <table className="hours">
        <caption className="sr-only">{words.hours}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.days}>
              <th scope="row">{line.days}</th>
              <td>
                {line.hours.split(/(?<=,) (?=\d)/).map((part, place) => (
                  <Fragment key={part}>
                    {place > 0 && ' '}
                    <span>{part}</span>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
