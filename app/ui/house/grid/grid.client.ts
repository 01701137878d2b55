import '../../../styles/house/grid.css'
import { changeRow, readMany } from '#app/models/house/grid/change-many.ts'
import type { CellTexts } from '#app/models/house/grid/grid-cells.ts'
import { gridTexts as words } from '#app/texts/house/wine/grid.ts'
import { type Cell, columnOf, isMarked, readRows, textOf, textsOfRow, write, writeForeign } from './cells.ts'
import { wayOf } from './way-of-key.ts'

// The grid of wines is filled in as a sheet: by keys from cell to cell, from another sheet, many rows at once.
const form = document.querySelector<HTMLFormElement>('[data-grid]')
if (form) openGrid(form)

function openGrid(form: HTMLFormElement): void {
  const rows = readRows(form)
  const told = drawTold()
  let last: Cell | undefined
  const tell = (...says: string[]) => {
    told.textContent = says.filter(Boolean).join(' ')
  }
  const bar = form.querySelector('.save-bar')
  bar?.append(
    drawButton(words.fill, () => fillDown(rows, last)),
    told,
  )
  const apply = drawButton(words.apply, () => tell(applyMany(form, rows)))
  form.querySelector('.grid-many .part-fields')?.append(apply)

  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && columnOf(target)) last = target
  })
  form.addEventListener('input', () => tell(showChanged(rows)))
  form.addEventListener('keydown', (event) => {
    const at = event.target instanceof HTMLInputElement ? placeOf(rows, event.target) : undefined
    if (at) pressKey(event, rows, at)
  })
  form.addEventListener('paste', (event) => {
    const at = event.target instanceof HTMLInputElement ? placeOf(rows, event.target) : undefined
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // One value goes where any text goes; what a sheet copies ends its lines.
    if (!at || !/[\t\n]/.test(text)) return
    event.preventDefault()
    const { filled, refused, beyond } = paste(rows, at, text)
    const changed = showChanged(rows)
    tell(changed, words.pasted(filled), refused > 0 ? words.refusedCells(refused) : '', beyond > 0 ? words.beyond(beyond) : '')
  })
  // What a draft brings back arrives cell by cell, and bubbles nowhere.
  document.addEventListener('click', () => setTimeout(() => tell(showChanged(rows))))
  tell(showChanged(rows))
}

type Place = { cell: Cell; row: number; column: number }

function placeOf(rows: readonly Cell[][], cell: Cell): Place | undefined {
  const row = rows.findIndex((cells) => cells.includes(cell))
  return row < 0 ? undefined : { cell, row, column: rows[row]?.indexOf(cell) ?? 0 }
}

/** As in a sheet: Enter goes down, arrows go on, Ctrl+D fills, Escape brings back what was kept. */
function pressKey(event: KeyboardEvent, rows: readonly Cell[][], { cell, row, column }: Place): void {
  const isFill = event.key === 'd' && (event.ctrlKey || event.metaKey)
  const way = wayOf(event, cell)
  if (isFill || way) event.preventDefault()
  if (isFill) fillDown(rows, cell)
  if (event.key === 'Escape') write(cell, cell.dataset.was ?? '')
  const next = way && rows[row + way.down]?.[column + way.right]
  next?.focus()
  if (next?.type === 'text') next.select()
}

/** What stands in a cell goes into the same cell of the marked rows; where none is marked, a cell takes what stands above it. */
function fillDown(rows: readonly Cell[][], from: Cell | undefined): void {
  const at = from && placeOf(rows, from)
  if (!at) return
  const marked = rows.filter(isMarked)
  const above = rows[at.row - 1]?.[at.column]
  if (marked.length === 0 && above) write(at.cell, textOf(above))
  for (const row of marked) {
    const cell = row[at.column]
    if (cell && cell !== at.cell) write(cell, textOf(at.cell))
  }
  at.cell.focus()
}

function paste(rows: readonly Cell[][], { row, column }: Place, text: string) {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  let filled = 0
  let refused = 0
  for (const [down, line] of lines.entries()) {
    for (const [right, said] of line.split('\t').entries()) {
      const cell = rows[row + down]?.[column + right]
      if (!cell) continue
      if (writeForeign(cell, said)) filled += 1
      else refused += 1
    }
  }
  return { filled, refused, beyond: Math.max(0, row + lines.length - rows.length) }
}

/** Does in place what the form would do when it is sent; then nothing is asked for any more. */
function applyMany(form: HTMLFormElement, rows: readonly Cell[][]): string {
  const typed = new FormData(form)
  const many = readMany((name) => String(typed.get(name) ?? '').trim())
  const marked = rows.filter((row) => many.tout !== '' || isMarked(row))
  if (marked.length === 0) return words.manyFaults.acte
  const changed = marked.flatMap((row) => {
    const texts = changeRow(textsOfRow(row), many)
    return texts ? [{ row, texts }] : []
  })
  if (changed.length < marked.length) return words.manyFaults.combien
  for (const { row, texts } of changed) writeRow(row, texts)
  const act = form.elements.namedItem('acte')
  if (act instanceof HTMLSelectElement) act.value = ''
  for (const box of form.querySelectorAll<HTMLInputElement>('[name^="choix-"], [name="tout"]')) box.checked = false
  return showChanged(rows)
}

function writeRow(row: readonly Cell[], texts: CellTexts): void {
  for (const cell of row) {
    const column = columnOf(cell)
    if (column && texts[column] !== textOf(cell)) write(cell, texts[column])
  }
}

/** Marks the cells that are not what is kept, and says how many they are. */
function showChanged(rows: readonly Cell[][]): string {
  const changed = rows.flat().filter((cell) => {
    const isChanged = textOf(cell) !== (cell.dataset.was ?? '')
    cell.closest('td')?.classList.toggle('is-changed', isChanged)
    return isChanged
  })
  return changed.length > 0 ? words.changed(changed.length) : ''
}

function drawTold(): HTMLElement {
  const told = document.createElement('span')
  told.className = 'grid-told'
  told.setAttribute('role', 'status')
  return told
}

function drawButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-line'
  button.textContent = label
  button.addEventListener('click', act)
  return button
}
