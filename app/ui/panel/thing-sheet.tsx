import type { PanelField } from '#app/models/panel/field.ts'
import type { Desk } from '#app/services/panel/desks.server.ts'
import type { Links } from '#app/services/panel/links.server.ts'
import type { Thing } from '#app/services/panel/things.server.ts'
import { fieldText } from '#app/texts/panel/fields.ts'
import { Cell } from './cell.tsx'

type Props = { desk: Desk; thing: Thing; links: Links }

/** What was sent to the house, to be read: each field that says something. */
export function ThingSheet({ desk, thing, links }: Props) {
  const hasText = ({ name, kind }: PanelField) =>
    kind !== 'rows' && kind !== 'group' && !['id', 'idOrder'].includes(name) && isSaid(thing[name])
  return (
    <dl className="facts">
      {typeof thing.idOrder === 'string' && (
        <div>
          <dt>{fieldText(desk.resource, ['idOrder'])?.[0]}</dt>
          <dd>
            <a href={`/admin/commandes/${thing.idOrder}`}>{String(thing.reference)}</a>
          </dd>
        </div>
      )}
      {desk.shown.filter(hasText).map((field) => (
        <div key={field.name}>
          <dt>{fieldText(desk.resource, [field.name])?.[0] ?? field.name}</dt>
          <dd>
            <Cell {...{ desk, field, links }} value={thing[field.name]} />
          </dd>
        </div>
      ))}
      {answersOf(thing).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** What was filled in on a form of the house's own: its questions are not ours. */
function answersOf({ answers }: Thing): { label: string; text: string }[] {
  if (!Array.isArray(answers)) return []
  return answers.map(({ label, value }: { label: unknown; value: unknown }) => ({
    label: String(label),
    text: Array.isArray(value) ? value.join(', ') : String(value ?? ''),
  }))
}
