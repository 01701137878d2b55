import { nameIn, type PanelField } from '#app/models/house/panel/field.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { Asked } from './asked.tsx'
import { Fault } from './fault.tsx'
import type { FormScene } from './form-scene.ts'
import { Rows } from './rows.tsx'

type Props = { scene: FormScene; fields: readonly PanelField[]; path: readonly string[]; name: string }

/** Fields that stand together: those of a form, of a group in it, or of one of its rows. */
export function Part({ scene, fields, path, name }: Props) {
  return fields.map((field) => {
    const inside = { scene, field, path: [...path, field.name], name: nameIn(name, field.name) }
    if (field.kind === 'group') return <Group key={field.name} {...inside} />
    if (field.kind === 'rows')
      return (
        <Rows key={field.name} {...inside}>
          {(row) => <Part scene={scene} fields={field.fields ?? []} path={inside.path} name={row} />}
        </Rows>
      )
    return <Asked key={field.name} {...inside} />
  })
}

type Inside = { scene: FormScene; field: PanelField; path: readonly string[]; name: string }

/** A group that says nothing yet is folded, but for one in which something is to be corrected. */
function Group({ scene, field, path, name }: Inside) {
  const isOpen = isWithin(scene, name)
  return (
    <details className="part" open={isOpen}>
      <summary id={`f-${name}`}>{fieldText(scene.desk.resource, path)?.[0] ?? field.name}</summary>
      <Fault scene={scene} name={name} />
      <Part scene={scene} fields={field.fields ?? []} path={path} name={name} />
    </details>
  )
}

function isWithin({ entries, faults }: FormScene, name: string): boolean {
  const starts = (key: string) => key === name || key.startsWith(`${name}.`)
  return entries.some(([key, text]) => starts(key) && text !== '') || Object.keys(faults).some(starts)
}
