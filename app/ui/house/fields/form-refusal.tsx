import type { PanelField } from '#app/models/house/panel/field.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { RecordFormContext } from './form-context.ts'

type RefusalProps = {
  message: string
  faults: RecordFormContext['faults']
  resource: string
  fields?: readonly PanelField[]
}

/** That a form was refused, and each of its faults, which leads to its field. */
export function FormRefusal({ message, faults, resource, fields = [] }: RefusalProps) {
  const goods = useGoods()
  const told = Object.entries(faults)
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
    <div className="note note-bad" role="alert" tabIndex={-1} autoFocus>
      <p>{message}</p>
      {told.length > 0 && (
        <ul>
          {told.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#f-${name}`}>
                {[labelOf(fields, name) ?? sayField(resource, name, goods), sentence].filter(Boolean).join(' : ')}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="told">{panelTexts.refused}</p>
    </div>
  )
}

/** The name of a field that the house has defined. */
function labelOf(fields: readonly PanelField[], name: string): string | undefined {
  const [first, ...rest] = name.split('.')
  const field = fields.find((one) => one.name === first)
  return rest.length === 0 ? field?.label : labelOf(field?.fields ?? [], rest.join('.'))
}

/** What a field is called, with the part or the line it stands in: `Cartons, ligne 2, Prix`. */
function sayField(resource: string, name: string, goods: GoodsWords): string {
  const path = name.split('.')
  const said = path.map((step, at) => {
    if (/^\d+$/.test(step)) return panelTexts.row(Number(step) + 1).toLowerCase()
    const own = path.slice(0, at + 1).filter((one) => !/^\d+$/.test(one))
    return fieldText(resource, own, goods)?.[0] ?? ''
  })
  return said.filter(Boolean).join(', ')
}
