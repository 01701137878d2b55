import { fieldText } from '#app/texts/house/fields/fields.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormContext } from './form-context.ts'

type RefusalProps = { message: string; faults: RecordFormContext['faults']; resource: string }

/** That a form was refused, and each of its faults, which leads to its field. */
export function FormRefusal({ message, faults, resource }: RefusalProps) {
  const told = Object.entries(faults)
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
    <div className="note note-bad" role="alert" tabIndex={-1} autoFocus>
      <p>{message}</p>
      {told.length > 0 && (
        <ul>
          {told.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#f-${name}`}>{[sayField(resource, name), sentence].filter(Boolean).join(' : ')}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="told">{panelTexts.refused}</p>
    </div>
  )
}

/** What a field is called, with the part or the line it stands in: `Cartons, ligne 2, Prix`. */
function sayField(resource: string, name: string): string {
  const path = name.split('.')
  const said = path.map((step, at) => {
    if (/^\d+$/.test(step)) return panelTexts.row(Number(step) + 1).toLowerCase()
    const own = path.slice(0, at + 1).filter((one) => !/^\d+$/.test(one))
    return fieldText(resource, own)?.[0] ?? ''
  })
  return said.filter(Boolean).join(', ')
}
