import { rowAct } from '#app/models/house/panel/field.ts'
import { rowsOf } from '../add-rows.ts'
import { doubleRow } from './double-row.ts'
import { dragRows } from './drag-rows.ts'
import { renumber } from './renumber.ts'

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(`button[name="${rowAct}"]`) : null
  const row = button?.closest<HTMLFieldSetElement>('fieldset[data-row]')
  const rows = row?.closest<HTMLElement>('[data-rows]')
  if (!button || !row || !rows) return
  event.preventDefault()
  if (button.value.endsWith('.doubler')) doubleRow(rows, row)
  else move(rows, row, button.value.endsWith('.monter') ? -1 : 1)
  button.dispatchEvent(new Event('change', { bubbles: true }))
})
dragRows()

/** The neighbour goes around the row: so the button that was pressed keeps the focus. */
function move(rows: HTMLElement, row: HTMLElement, by: -1 | 1): void {
  const standing = rowsOf(rows)
  const neighbour = standing[standing.indexOf(row) + by]
  if (!neighbour) return
  if (by < 0) row.after(neighbour)
  else row.before(neighbour)
  renumber(rows)
  row.scrollIntoView({ block: 'nearest' })
}
