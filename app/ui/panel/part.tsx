import { nameIn, outOfRows, type PanelField } from '#app/models/panel/field.ts'
import { fieldText } from '#app/texts/panel/fields.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { Asked } from './asked.tsx'
import { Fault } from './fault.tsx'
import type { FormScene } from './thing-form.tsx'

type Props = { scene: FormScene; fields: readonly PanelField[]; path: readonly string[]; name: string }

/** Fields that stand together: those of a form, of a group in it, or of one of its rows. */
export function Part({ scene, fields, path, name }: Props) {
  return fields.map((field) => {
    const inside = { scene, field, path: [...path, field.name], name: nameIn(name, field.name) }
    if (field.kind === 'group') return <Group key={field.name} {...inside} />
    if (field.kind === 'rows') return <Rows key={field.name} {...inside} />
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

/** The rows there are, and one more to fill in: the next one comes when the form is saved. */
function Rows({ scene, field, path, name }: Inside) {
  const places = placesOf(scene, name)
  const next = (places.at(-1) ?? -1) + 1
  const row = (place: number) => <Part scene={scene} fields={field.fields ?? []} path={path} name={nameIn(name, place)} />
  return (
    <fieldset className="part" id={`f-${name}`}>
      <legend>{fieldText(scene.desk.resource, path)?.[0] ?? field.name}</legend>
      <Fault scene={scene} name={name} />
      {places.map((place, index) => (
        <fieldset key={place} className="part">
          <legend>{panelTexts.row(index + 1)}</legend>
          {row(place)}
          <label className="check">
            <input type="checkbox" name={nameIn(nameIn(name, place), outOfRows)} />
            <span>{panelTexts.removeRow}</span>
          </label>
        </fieldset>
      ))}
      <details className="part">
        <summary>{panelTexts.newRow}</summary>
        {row(next)}
      </details>
    </fieldset>
  )
}

function isWithin({ entries, faults }: FormScene, name: string): boolean {
  const starts = (key: string) => key === name || key.startsWith(`${name}.`)
  return entries.some(([key, text]) => starts(key) && text !== '') || Object.keys(faults).some(starts)
}

function placesOf({ entries, faults }: FormScene, name: string): number[] {
  const keys = [...entries.flatMap(([key, text]) => (text === '' ? [] : [key])), ...Object.keys(faults)]
  const places = keys.flatMap((key) =>
    key.startsWith(`${name}.`) ? (/^\d{1,3}(?=\.|$)/.exec(key.slice(name.length + 1)) ?? []) : [],
  )
  return [...new Set(places.map(Number))].sort((one, other) => one - other)
}
