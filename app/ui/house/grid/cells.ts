import { type CellTexts, type GridColumn, gridColumns, toCell } from '#app/models/house/grid/grid-cells.ts'
import { gridTexts as words } from '#app/texts/house/wine/grid.ts'

export type Cell = HTMLInputElement

/** The rows of the grid, each as its cells. */
export function readRows(form: HTMLFormElement): Cell[][] {
  return [...form.querySelectorAll('.grid-table tbody tr')].map((row) => [...row.querySelectorAll<Cell>('[data-cell]')])
}

export function columnOf(cell: Cell): GridColumn | undefined {
  return gridColumns.find((column) => column === cell.dataset.cell)
}

/** What stands in a cell; of a box `oui` or `non`. */
export function textOf(cell: Cell): string {
  return cell.type === 'checkbox' ? (cell.checked ? 'oui' : 'non') : cell.value.trim()
}

/** Writes into a cell as if it had been typed: what is kept of the form hears of it. */
export function write(cell: Cell, text: string): void {
  if (cell.type === 'checkbox') cell.checked = text === 'oui'
  else cell.value = text
  unmark(cell)
  cell.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes what comes from another sheet; what is none of this column is not written, and said beside the cell. */
export function writeForeign(cell: Cell, text: string): boolean {
  const column = columnOf(cell)
  const read = column && toCell(column, text)
  if (read === undefined) mark(cell, words.refused(text.trim().slice(0, 30)))
  else write(cell, read)
  return read !== undefined
}

function mark(cell: Cell, says: string): void {
  unmark(cell)
  const fault = document.createElement('span')
  fault.className = 'field-fault'
  fault.textContent = says
  cell.after(fault)
}

function unmark(cell: Cell): void {
  if (cell.nextElementSibling?.classList.contains('field-fault')) cell.nextElementSibling.remove()
  cell.removeAttribute('aria-invalid')
}

/** A row by the names of its columns; a column that it does not have is empty. */
export function textsOfRow(row: readonly Cell[]): CellTexts {
  const texts: CellTexts = { annee: '', prix: '', remise: '', du: '', au: '', stock: '', vente: 'non' }
  for (const cell of row) {
    const column = columnOf(cell)
    if (column) texts[column] = textOf(cell)
  }
  return texts
}

/** Whether the box before a row is checked. */
export function isMarked([cell]: readonly Cell[]): boolean {
  return cell?.closest('tr')?.querySelector<HTMLInputElement>('[name^="choix-"]')?.checked ?? false
}
