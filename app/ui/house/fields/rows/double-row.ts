import { nameIn, ownNames } from '#app/models/house/panel/field.ts'
import { putBack, readWritten, type Written } from '../../unsaved/written.ts'
import { addRow, fillable, growRows } from '../add-rows.ts'
import { renumber } from './renumber.ts'

/** Puts a row behind another that says the same, but for what only one can be called. */
export function doubleRow(rows: HTMLElement, row: HTMLFieldSetElement): void {
  const copy = addRow(rows)
  if (!(copy instanceof HTMLFieldSetElement)) return
  const nameOf = ({ dataset }: HTMLElement) => `${nameIn(rows.dataset.rows ?? '', dataset.row ?? '')}.`
  const before = nameOf(row)
  const written = readWritten(row).flatMap(([name, text]): Written => {
    const inner = name.slice(before.length)
    return ownNames.includes(inner) ? [] : [[nameOf(copy) + inner, text]]
  })
  growRows(
    copy,
    written.map(([name]) => name),
  )
  putBack(copy, written)
  row.after(copy)
  renumber(rows)
  copy.querySelector<HTMLElement>(fillable)?.focus()
}
