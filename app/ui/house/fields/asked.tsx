import type { ReactNode } from 'react'
import { everyOne, nameIn, type PanelField } from '#app/models/house/panel/field.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { Fault } from './fault.tsx'
import type { FormScene } from './form-scene.ts'
import { SearchChoices } from './search-choices.tsx'
import { Shots } from './shots.tsx'

type Props = { scene: FormScene; field: PanelField; path: readonly string[]; name: string }

/** One field of a form: its name, where it is filled in, what helps and what is wrong. */
export function Asked({ scene, field, path, name }: Props) {
  const [label = field.name, hint = hintOf(field)] = fieldText(scene.desk.resource, path) ?? []
  const link = scene.desk.links?.[field.name]
  if (link === 'image') return <Shots {...{ scene, field, name, label, hint }} />
  if (field.kind === 'flag') return <Flag {...{ scene, name, label, hint }} />
  if (field.kind === 'choices' || field.kind === 'things') return <Choices {...{ scene, field, path, name, label, hint }} />
  const control = {
    id: `f-${name}`,
    name,
    className: 'input',
    'aria-invalid': scene.faults[name] ? true : undefined,
    'aria-describedby': [hint && `h-${name}`, scene.faults[name] && `e-${name}`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={isWide(field) ? 'field full' : 'field'}>
      <label htmlFor={control.id}>
        {label}
        {isNeeded(field) && ' *'}
      </label>
      <Control scene={scene} field={field} path={path} link={link} control={control} />
      <SearchChoices {...{ scene, name, label, link }} />
      {hint && (
        <p className="hint" id={`h-${name}`}>
          {hint}
        </p>
      )}
      <Fault scene={scene} name={name} />
    </div>
  )
}

/** A text that may stand there empty is asked for by nobody, though the form always sends it. */
function isNeeded({ isRequired, needsValue, kind, least }: PanelField): boolean {
  const mayBeEmpty = !needsValue && least === 0 && (kind === 'line' || kind === 'text')
  return isRequired && !mayBeEmpty
}

type ControlProps = {
  scene: FormScene
  field: PanelField
  path: readonly string[]
  link: string | undefined
  control: { id: string; name: string; className: string }
}

const inputTypes = { day: 'date', moment: 'datetime-local', clock: 'time' } as const
const textRows = { lines: 3, text: 5, rich: 12 }
const numeric = new Set(['number', 'decimal', 'cents', 'share', 'reduction', 'tenths', 'hundredths'])

function Control({ scene, field, path, link, control }: ControlProps) {
  const value = textOf(scene, control.name)
  if (link || field.kind === 'choice' || isCondition(path)) {
    return <Select {...{ field, control, value }} {...choicesFor(scene, field, { path, link, name: control.name })} />
  }
  if (field.kind === 'text' || field.kind === 'lines' || field.kind === 'rich') {
    return <textarea {...control} defaultValue={value} rows={textRows[field.kind]} />
  }
  return (
    <input
      {...control}
      type={inputTypes[field.kind as keyof typeof inputTypes] ?? 'text'}
      inputMode={numeric.has(field.kind) ? 'decimal' : undefined}
      defaultValue={value}
      autoComplete="off"
    />
  )
}

type Choice = { id: string; label: string }
type SelectProps = {
  field: PanelField
  control: ControlProps['control']
  value: string
  choices: readonly Choice[]
  /** What a value is called that is no choice any more. */
  sayOther: (value: string) => string
}

function Select({ field, control, value, choices, sayOther }: SelectProps) {
  return (
    <select {...control} defaultValue={value}>
      {(!field.isRequired || value === '') && <option value="">{panelTexts.noChoice}</option>}
      {value !== '' && !choices.some(({ id }) => id === value) && <option value={value}>{sayOther(value)}</option>}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

type Where = { path: readonly string[]; link: string | undefined; name: string }

function choicesFor(scene: FormScene, field: PanelField, { path, link, name }: Where): Pick<SelectProps, 'choices' | 'sayOther'> {
  const asIs = (value: string) => value
  if (link) return { choices: scene.links.get(link) ?? [], sayOther: asIs }
  if (isCondition(path)) return { choices: listFieldsBefore(scene, name), sayOther: asIs }
  const say = (id: string) => optionText(scene.desk.resource, path, id)
  return { choices: (field.options ?? []).map((id) => ({ id, label: say(id) })), sayOther: say }
}

function Flag({ scene, name, label, hint }: { scene: FormScene; name: string; label: string; hint?: string | undefined }) {
  const isFaulty = scene.faults[name] !== undefined
  const box = (
    <label className="check">
      <input
        id={`f-${name}`}
        type="checkbox"
        name={name}
        defaultChecked={textOf(scene, name) !== ''}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? `e-${name}` : undefined}
      />
      <span>
        {label}
        {hint && <span className="hint"> {hint}</span>}
      </span>
    </label>
  )
  if (!isFaulty) return box
  return (
    <div>
      {box}
      <Fault scene={scene} name={name} />
    </div>
  )
}

type ChoicesProps = Props & { label: string; hint?: string | undefined }

/** Several of a list: those that are chosen come first, in their order. */
function Choices({ scene, field, path, name, label, hint }: ChoicesProps) {
  const link = scene.desk.links?.[field.name]
  const chosen = scene.entries.flatMap(([key, text]) => (key === name ? [text] : []))
  const all = link
    ? (scene.links.get(link) ?? [])
    : (field.options ?? []).map((id) => ({ id, label: optionText(scene.desk.resource, path, id) }))
  // What a long list leaves out is not to be lost for that.
  const known = new Map(all.map((one) => [one.id, one]))
  const isChosen = new Set(chosen)
  const first = chosen.map((id) => known.get(id) ?? { id, label: id })
  const sorted = link ? [...first, ...all.filter(({ id }) => !isChosen.has(id))] : all
  const boxes: ReactNode = sorted.map(({ id, label: said }) => (
    <label key={id} className="check">
      <input type="checkbox" name={name} value={id} defaultChecked={isChosen.has(id)} />
      <span>{said}</span>
    </label>
  ))
  return (
    <fieldset className="part choices-part" id={`f-${name}`}>
      <legend>{label}</legend>
      {hint && <p className="hint full">{hint}</p>}
      <Fault scene={scene} name={name} />
      {sorted.length > mostOpen && !link ? (
        <details className="part full">
          <summary>{first.length > 0 ? first.map(({ label: said }) => said).join(', ') : panelTexts.noChoice}</summary>
          <label className="check">
            <input type="checkbox" name={nameIn(name, everyOne)} />
            <span>{panelTexts.allOfThem}</span>
          </label>
          {boxes}
        </details>
      ) : (
        boxes
      )}
      <SearchChoices {...{ scene, name, label, link }} />
    </fieldset>
  )
}

/** A list longer than that is opened when it is wanted. */
const mostOpen = 12

/** A question may hang on the answer to one that stands before it. */
function isCondition(path: readonly string[]): boolean {
  return path.join('.') === 'fields.showIf.field'
}

function listFieldsBefore({ entries }: FormScene, name: string): { id: string; label: string }[] {
  const own = Number(name.split('.')[1])
  const said = new Map<number, { id?: string; label?: string }>()
  for (const [key, text] of entries) {
    const [, place, field] = /^fields\.(\d+)\.(id|label)$/.exec(key) ?? []
    if (field && Number(place) < own) said.set(Number(place), { [field]: text, ...said.get(Number(place)) })
  }
  return [...said.values()].flatMap(({ id, label }) => (id ? [{ id, label: label || id }] : []))
}

/** What a form holds under a name. */
export function textOf({ entries }: FormScene, name: string): string {
  return entries.find(([key]) => key === name)?.[1] ?? ''
}

function hintOf({ kind }: PanelField): string | undefined {
  if (kind === 'rich') return panelTexts.richHint
  return kind === 'lines' ? panelTexts.onePerLine : undefined
}

function isWide({ kind, most = 0 }: PanelField): boolean {
  return kind === 'text' || kind === 'lines' || kind === 'rich' || (kind === 'line' && most > 500)
}
