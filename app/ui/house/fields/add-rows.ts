import { outOfRows } from '#app/models/house/panel/field.ts'
import { workTexts } from '#app/texts/house/work.ts'

/** Stands for the place of a row that is not there yet. */
const noPlace = 'x'

/** Gives the rows of a page their buttons: one more, and out. What the server offers without script goes. */
export function offerRows(): void {
  // From the inside out: what a new row is made of brings the buttons of its own rows.
  for (const rows of [...document.querySelectorAll<HTMLElement>('[data-rows]')].reverse()) liven(rows)
  document.addEventListener('click', ({ target }) => {
    const act = target instanceof Element ? target.closest<HTMLElement>('[data-row-act]') : null
    const rows = act?.closest<HTMLElement>('[data-rows]')
    if (!act || !rows) return
    if (act.dataset.rowAct === 'add') addRow(rows)?.querySelector<HTMLElement>(fillable)?.focus()
    else dropRow(rows, act)
  })
}

/** Adds the rows that fields of these names stand in. */
export function growRows(form: HTMLElement, names: readonly string[]): void {
  const grown = new Set<HTMLElement>()
  for (;;) {
    const rows = [...form.querySelectorAll<HTMLElement>('[data-rows]')].find(
      (one) => !grown.has(one) && !one.matches(':disabled'),
    )
    if (!rows) return
    grown.add(rows)
    const start = `${rows.dataset.rows}.`
    const places = names.flatMap((name) => (name.startsWith(start) ? Number.parseInt(name.slice(start.length), 10) : []))
    const last = Math.max(-1, ...places.filter(Number.isInteger))
    while (nextPlace(rows) <= last) if (!addRow(rows)) break
  }
}

/** Adds a blank row, and answers it. */
export function addRow(rows: HTMLElement): HTMLElement | undefined {
  const blank = [...rows.children].find((child) => child.matches('[data-blank]'))
  if (!(blank instanceof HTMLFieldSetElement)) return undefined
  const row = blank.cloneNode(true) as HTMLFieldSetElement
  const place = nextPlace(rows)
  name(row, rows, { from: noPlace, to: String(place) })
  row.hidden = row.disabled = false
  row.dataset.row = String(place)
  delete row.dataset.blank
  blank.before(row)
  count(rows)
  return row
}

export const fillable = 'input:not([type="hidden"]), select, textarea'

function liven(rows: HTMLElement): void {
  const [fold, ...offered] = [...rows.querySelectorAll<HTMLElement>(':scope > details, :scope > details > [data-row]')]
  const blank = offered.at(-1)
  if (!fold || !(blank instanceof HTMLFieldSetElement)) return
  const kept = offered.slice(0, -1).filter(isWritten)
  fold.replaceWith(...kept, blank, drawAct('add', workTexts.addRow))
  for (const row of rowsOf(rows)) {
    // What is kept already is taken out by the box that says so.
    if (row.dataset.kept !== undefined) continue
    row.querySelector(`:scope > .check:has([name$="${outOfRows}"])`)?.remove()
    const drop = drawAct('drop', workTexts.dropRow)
    const acts = row.querySelector(':scope > .row-acts')
    if (acts) acts.append(...drop.children)
    else row.append(drop)
  }
  name(blank, rows, { from: blank.dataset.row ?? '', to: noPlace })
  blank.hidden = blank.disabled = true
  delete blank.dataset.row
  blank.dataset.blank = ''
}

function dropRow(rows: HTMLElement, act: HTMLElement): void {
  act.closest('[data-row]')?.remove()
  count(rows)
  rows.querySelector<HTMLElement>(':scope > p > [data-row-act="add"]')?.focus()
}

export function rowsOf(rows: HTMLElement): HTMLElement[] {
  return [...rows.querySelectorAll<HTMLElement>(':scope > [data-row]')]
}

function nextPlace(rows: HTMLElement): number {
  return Math.max(-1, ...rowsOf(rows).map(({ dataset }) => Number(dataset.row))) + 1
}

/** Rows are told by their number as they stand. */
export function count(rows: HTMLElement): void {
  for (const [at, row] of rowsOf(rows).entries()) {
    const legend = row.querySelector(':scope > legend')
    if (legend) legend.textContent = (legend.textContent ?? '').replace(/\d+/, String(at + 1))
  }
}

/** Names of fields, and what refers to them, follow the place of their row. */
export function name(row: HTMLElement, { dataset }: HTMLElement, { from, to }: { from: string; to: string }): void {
  const before = `${dataset.rows}.${from}.`
  const after = `${dataset.rows}.${to}.`
  for (const element of row.querySelectorAll('*')) {
    for (const key of ['name', 'id', 'for', 'value', 'aria-describedby', 'data-rows']) {
      const said = element.getAttribute(key)
      if (said?.includes(before)) element.setAttribute(key, said.replaceAll(before, after))
    }
  }
}

function isWritten(row: HTMLElement): boolean {
  return [...row.querySelectorAll<HTMLInputElement>(fillable)].some(({ type, value, checked }) =>
    ['checkbox', 'radio'].includes(type) ? checked && value !== '' : value !== '',
  )
}

function drawAct(act: 'add' | 'drop', label: string): HTMLElement {
  const place = document.createElement('p')
  place.className = 'full'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = act === 'add' ? 'btn btn-line' : 'more'
  button.dataset.rowAct = act
  button.textContent = label
  place.append(button)
  return place
}
