import type { ReactNode } from 'react'
import { everyOne, nameIn, type PanelField } from '#app/models/house/panel/field.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FrameChoice, isDrawn } from './drawn/frame-choice.tsx'
import { Advice, Fault } from './fault.tsx'
import type { RecordFormContext } from './form-context.ts'
import { ImagePicker } from './image-picker.tsx'
import { SearchChoices } from './search-choices.tsx'

type Props = { ctx: RecordFormContext; field: PanelField; path: readonly string[]; name: string }

/** One field of a form: its name, where it is filled in, what helps and what is wrong. */
export function FormControl({ ctx, field, path, name }: Props) {
  const goods = useGoods()
  const own = field.label === undefined ? fieldText(ctx.desk.resource, path, goods) : ([field.label, field.help] as const)
  const [label = field.name, hint = hintOf(field)] = own ?? []
  if (field.kind === 'mark') return <Mark ctx={ctx} name={name} />
  const link = linkOf(ctx, field)
  if (link === 'image') return <ImagePicker ctx={ctx} field={field} name={name} label={label} hint={hint} />
  if (field.kind === 'flag') return <Flag ctx={ctx} name={name} label={label} hint={hint} />
  if (isOfBoxes(field)) return <Choices ctx={ctx} field={field} path={path} name={name} label={label} hint={hint} />
  const advice = ctx.advice?.[name]
  const control = {
    id: `f-${name}`,
    name,
    className: 'input',
    'aria-invalid': ctx.faults[name] ? true : undefined,
    'aria-describedby':
      [hint && `h-${name}`, advice && `a-${name}`, ctx.faults[name] && `e-${name}`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={isWide(field) ? 'field full' : 'field'}>
      <label htmlFor={control.id}>
        {label}
        {isNeeded(field) && ' *'}
      </label>
      <Control ctx={ctx} field={field} path={path} link={link} control={control} />
      <SearchChoices ctx={ctx} name={name} label={label} link={link} />
      {hint && (
        <p className="hint" id={`h-${name}`}>
          {hint}
        </p>
      )}
      <Advice says={advice} name={name} />
      <Fault ctx={ctx} name={name} />
    </div>
  )
}

/** What a field names; one of the house's own names nothing, whatever it is called. */
function linkOf({ desk }: RecordFormContext, { name, label }: PanelField): string | undefined {
  return label === undefined ? desk.links?.[name] : undefined
}

/** What was read goes along, so that nothing is decided of what nobody has seen. */
function Mark({ ctx, name }: { ctx: RecordFormContext; name: string }) {
  const [, value = ''] = ctx.entries.find(([key]) => key === name) ?? []
  return <input type="hidden" name={name} value={value} />
}

/** A text that may stand there empty is asked for by nobody, though the form always sends it. */
function isNeeded({ isRequired, needsValue, kind, least }: PanelField): boolean {
  const mayBeEmpty = !needsValue && least === 0 && (kind === 'line' || kind === 'text')
  return isRequired && !mayBeEmpty
}

type ControlProps = {
  ctx: RecordFormContext
  field: PanelField
  path: readonly string[]
  link: string | undefined
  control: { id: string; name: string; className: string }
}

const inputTypes = { day: 'date', moment: 'datetime-local', clock: 'time' } as const
const textRows = { lines: 3, text: 5, rich: 12 }
/** A text of a sentence or two is asked for in as many rows. */
const sentenceLength = 500
const numeric = new Set(['number', 'decimal', 'cents', 'share', 'reduction', 'tenths', 'hundredths'])

function Control({ ctx, field, path, link, control }: ControlProps) {
  const value = textOf(ctx, control.name)
  if (link || field.kind === 'choice' || isCondition(path)) {
    return (
      <Select field={field} control={control} value={value} {...choicesFor(ctx, field, { path, link, name: control.name })} />
    )
  }
  if (field.kind === 'text' || field.kind === 'lines' || field.kind === 'rich') {
    return (
      <textarea
        {...control}
        defaultValue={value}
        rows={rowsOf(field.kind, field.most)}
        data-rich={field.kind === 'rich' ? '' : undefined}
      />
    )
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

function rowsOf(kind: keyof typeof textRows, most = Number.POSITIVE_INFINITY): number {
  return kind === 'text' && most <= sentenceLength ? textRows.lines : textRows[kind]
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

function choicesFor(
  ctx: RecordFormContext,
  field: PanelField,
  { path, link, name }: Where,
): Pick<SelectProps, 'choices' | 'sayOther'> {
  const asIs = (value: string) => value
  if (link) return { choices: ctx.links.get(link) ?? [], sayOther: asIs }
  if (isCondition(path)) return { choices: listFieldsBefore(ctx, name), sayOther: asIs }
  const say = field.label === undefined ? (id: string) => ctx.sayOption(path, id) : asIs
  return { choices: (field.options ?? []).map((id) => ({ id, label: say(id) })), sayOther: say }
}

function Flag({ ctx, name, label, hint }: { ctx: RecordFormContext; name: string; label: string; hint?: string | undefined }) {
  const isFaulty = ctx.faults[name] !== undefined
  const box = (
    <label className="check">
      <input
        id={`f-${name}`}
        type="checkbox"
        name={name}
        defaultChecked={textOf(ctx, name) !== ''}
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
      <Fault ctx={ctx} name={name} />
    </div>
  )
}

type ChoicesProps = Props & { label: string; hint?: string | undefined }

/** Whether what can be chosen stands there as a whole, to be ticked. */
function isOfBoxes(field: PanelField): boolean {
  return field.kind === 'choices' || field.kind === 'things' || (field.kind === 'choice' && isDrawn(field))
}

/** One of a few that are drawn. */
function OneDrawn({ ctx, field, path, name, label }: ChoicesProps) {
  const choices = (field.options ?? []).map((id) => ({ id, label: ctx.sayOption(path, id) }))
  return (
    <FrameChoice of={field.name} name={name} label={label} value={textOf(ctx, name)} choices={choices}>
      <Fault ctx={ctx} name={name} />
    </FrameChoice>
  )
}

/** Several of a list: those that are chosen come first, in their order. */
function Choices({ ctx, field, path, name, label, hint }: ChoicesProps) {
  if (field.kind === 'choice') return <OneDrawn ctx={ctx} field={field} path={path} name={name} label={label} />
  const link = linkOf(ctx, field)
  if (link && ctx.pickSeveral) return ctx.pickSeveral({ name, label, hint, link, most: field.most ?? 100 })
  const chosen = ctx.entries.flatMap(([key, text]) => (key === name ? [text] : []))
  const all = link ? (ctx.links.get(link) ?? []) : (field.options ?? []).map((id) => ({ id, label: ctx.sayOption(path, id) }))
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
      <Fault ctx={ctx} name={name} />
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
      <SearchChoices ctx={ctx} name={name} label={label} link={link} />
    </fieldset>
  )
}

/** A list longer than that is opened when it is wanted. */
const mostOpen = 12

/** A question may hang on the answer to one that stands before it. */
function isCondition(path: readonly string[]): boolean {
  return path.join('.') === 'fields.showIf.field'
}

function listFieldsBefore({ entries }: RecordFormContext, name: string): { id: string; label: string }[] {
  const own = Number(name.split('.')[1])
  const said = new Map<number, { id?: string; label?: string }>()
  for (const [key, text] of entries) {
    const [, place, field] = /^fields\.(\d+)\.(id|label)$/.exec(key) ?? []
    if (field && Number(place) < own) said.set(Number(place), { [field]: text, ...said.get(Number(place)) })
  }
  return [...said.values()].flatMap(({ id, label }) => (id ? [{ id, label: label || id }] : []))
}

/** What a form holds under a name. */
export function textOf({ entries }: RecordFormContext, name: string): string {
  return entries.find(([key]) => key === name)?.[1] ?? ''
}

function hintOf({ kind }: PanelField): string | undefined {
  if (kind === 'rich') return panelTexts.richHint
  return kind === 'lines' ? panelTexts.onePerLine : undefined
}

function isWide({ kind, most = 0 }: PanelField): boolean {
  return kind === 'text' || kind === 'lines' || kind === 'rich' || (kind === 'line' && most > 500)
}
