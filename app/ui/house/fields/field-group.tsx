import { nameIn, type PanelField } from '#app/models/house/panel/field.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault } from './fault.tsx'
import type { RecordFormContext } from './form-context.ts'
import { FormControl } from './form-control.tsx'
import { Rows } from './rows.tsx'

type Props = { ctx: RecordFormContext; fields: readonly PanelField[]; path: readonly string[]; name: string }

/** Fields that stand together: those of a form, of a group in it, or of one of its rows. */
export function FieldGroup({ ctx, fields, path, name }: Props) {
  return fields.map((field) => {
    const inside = { ctx, field, path: [...path, field.name], name: nameIn(name, field.name) }
    // What stands in a part without a name stands among the fields around it.
    if (field.kind === 'group' && field.label === '')
      return <FieldGroup key={field.name} ctx={ctx} fields={field.fields ?? []} path={inside.path} name={inside.name} />
    if (field.kind === 'group') return <Group key={field.name} {...inside} />
    if (field.kind === 'rows')
      return (
        <Rows key={field.name} {...inside}>
          {(row) => <FieldGroup ctx={ctx} fields={field.fields ?? []} path={inside.path} name={row} />}
        </Rows>
      )
    return <FormControl key={field.name} {...inside} />
  })
}

type Inside = { ctx: RecordFormContext; field: PanelField; path: readonly string[]; name: string }

/** A group that says nothing yet is folded, but for one in which something is to be corrected. */
function Group({ ctx, field, path, name }: Inside) {
  const goods = useGoods()
  const isOpen = isWithin(ctx, name)
  return (
    <details className="part" open={isOpen}>
      <summary id={`f-${name}`}>{field.label ?? fieldText(ctx.desk.resource, path, goods)?.[0] ?? field.name}</summary>
      {field.help && <p className="hint">{field.help}</p>}
      <Fault ctx={ctx} name={name} />
      <div className="part-fields">
        <FieldGroup ctx={ctx} fields={field.fields ?? []} path={path} name={name} />
      </div>
    </details>
  )
}

function isWithin({ entries, faults }: RecordFormContext, name: string): boolean {
  const starts = (key: string) => key === name || key.startsWith(`${name}.`)
  return entries.some(([key, text]) => starts(key) && text !== '') || Object.keys(faults).some(starts)
}
