import type { ReactNode } from 'react'
import { moreRows, nameIn, outOfRows, type PanelField, type RowAct, rowAct, rowActs } from '#app/models/house/panel/field.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault } from './fault.tsx'
import type { RecordFormContext } from './form-context.ts'

type Props = {
  ctx: RecordFormContext
  field: PanelField
  path: readonly string[]
  name: string
  /** Draws the fields of the row of this name. */
  children: (row: string) => ReactNode
}

/** The rows there are, and several to fill in: whoever needs more is given more, and a script adds them one by one. */
export function Rows({ ctx, field, path, name, children }: Props) {
  const goods = useGoods()
  const places = placesOf(ctx, name)
  const next = (places.at(-1) ?? -1) + 1
  const asksMore = ctx.entries.some(([key, text]) => key === moreRows && text === name)
  const isOrdered = !unordered.has(field.name)
  const blank = Array.from({ length: countBlank(field, places.length, asksMore) }, (_, at) => next + at)
  return (
    <fieldset className="part" id={`f-${name}`} data-rows={name}>
      <legend>{field.label ?? fieldText(ctx.desk.resource, path, goods)?.[0] ?? field.name}</legend>
      {field.help && <p className="hint full">{field.help}</p>}
      <Fault ctx={ctx} name={name} />
      {places.map((place, index) => (
        <fieldset key={place} className="part" data-row={place}>
          <legend>{panelTexts.row(index + 1)}</legend>
          {children(nameIn(name, place))}
          {isOrdered && <RowActs row={nameIn(name, place)} />}
          <label className="check">
            <input
              type="checkbox"
              name={nameIn(nameIn(name, place), outOfRows)}
              defaultChecked={ctx.entries.some(([key]) => key === nameIn(nameIn(name, place), outOfRows))}
            />
            <span>{panelTexts.removeRow}</span>
          </label>
        </fieldset>
      ))}
      {blank.length > 0 && (
        <details className="part" open={asksMore}>
          <summary>{panelTexts.newRows}</summary>
          {blank.map((place, index) => (
            <fieldset key={place} className="part" data-row={place}>
              <legend>{panelTexts.row(places.length + index + 1)}</legend>
              {children(nameIn(name, place))}
              {isOrdered && <RowActs row={nameIn(name, place)} />}
            </fieldset>
          ))}
          <p className="full">
            <button type="submit" name={moreRows} value={name} className="btn btn-line">
              {panelTexts.moreRows}
            </button>{' '}
            <span className="hint">{panelTexts.moreRowsSays}</span>
          </p>
        </details>
      )}
    </fieldset>
  )
}

/** Rows whose order says nothing: each is found by what it holds. */
const unordered = new Set(['cartons', 'servers'])

const actLabels: Readonly<Record<RowAct, string>> = {
  monter: panelTexts.rowUp,
  descendre: panelTexts.rowDown,
  doubler: panelTexts.rowDouble,
}

/** What can be done with a row: without script the form comes back with it done, and nothing is saved by it. */
function RowActs({ row }: { row: string }) {
  return (
    <p className="row-acts full">
      <span className="row-handle" aria-hidden="true" hidden>
        ⠿
      </span>
      {rowActs.map((act) => (
        <button key={act} type="submit" name={rowAct} value={nameIn(row, act)} className="more">
          {actLabels[act]}
        </button>
      ))}
    </p>
  )
}

const given = 6
const shortRow = 4
const asking = new Set(['rows', 'group', 'choices', 'things', 'rich', 'text'])

/** A box of six is filled in at once; rows that ask for much are offered two at a time. */
function countBlank({ fields = [], most = 100 }: PanelField, rows: number, asksMore: boolean): number {
  const isShort = fields.length <= shortRow && !fields.some(({ kind }) => asking.has(kind))
  const offered = isShort ? Math.max(given - rows, given / 2) : 2
  return Math.max(0, Math.min(most - rows, offered + (asksMore ? given : 0)))
}

function placesOf({ entries, faults }: RecordFormContext, name: string): number[] {
  const keys = [...entries.flatMap(([key, text]) => (text === '' ? [] : [key])), ...Object.keys(faults)]
  const places = keys.flatMap((key) =>
    key.startsWith(`${name}.`) ? (/^\d{1,3}(?=\.|$)/.exec(key.slice(name.length + 1)) ?? []) : [],
  )
  return [...new Set(places.map(Number))].sort((one, other) => one - other)
}
