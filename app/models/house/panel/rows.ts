import { type Entry, moreRows, nameIn, outOfRows, ownNames, type PanelField, type RowAct, rowAct, rowActs } from './field.ts'

/** The places of the rows that somebody has filled in, in their order; a row left empty, or taken out, is none. */
export function rowsOf(entries: readonly Entry[], name: string): number[] {
  const out = new Set(entries.flatMap(([key]) => (key.endsWith(`.${outOfRows}`) ? [key] : [])))
  return filledPlaces(entries, name).filter((place) => !out.has(nameIn(nameIn(name, place), outOfRows)))
}

function filledPlaces(entries: readonly Entry[], name: string): number[] {
  const places = entries.flatMap(([key, text]) => (text.trim() === '' ? [] : (placeOf(key, name) ?? [])))
  return [...new Set(places)].sort((one, other) => one - other)
}

/** Of which row of this name a field is one. */
function placeOf(key: string, name: string): number | undefined {
  const place = key.startsWith(`${name}.`) ? /^\d{1,3}(?=\.)/.exec(key.slice(name.length + 1))?.[0] : undefined
  return place === undefined ? undefined : Number(place)
}

const mostRows = 100

/** What was typed without the rows that no form has: one more than its call takes stays, so that the call refuses them beside their field. */
export function cutRows(fields: readonly PanelField[], entries: readonly Entry[], outer = ''): Entry[] {
  return overRows(fields, entries, { outer, change: cutOne })
}

type Change = (field: PanelField, entries: readonly Entry[], name: string) => Entry[]

/** Changes the entries of each field that has rows, one after the other, also within groups. */
function overRows(
  fields: readonly PanelField[],
  entries: readonly Entry[],
  { outer, change }: { outer: string; change: Change },
): Entry[] {
  return fields.reduce<Entry[]>(
    (all, field) => {
      const name = nameIn(outer, field.name)
      if (field.kind === 'group') return overRows(field.fields ?? [], all, { outer: name, change })
      return field.kind === 'rows' ? change(field, all, name) : all
    },
    [...entries],
  )
}

function cutOne({ fields = [], most = mostRows }: PanelField, entries: readonly Entry[], name: string): Entry[] {
  const outer = `${name}.`
  // Also of rows beyond all counting.
  const digitsOf = (key: string) => (key.startsWith(outer) ? /^\d+(?=\.)/.exec(key.slice(outer.length))?.[0] : undefined)
  const rows = rowsOf(entries, name)
  const filled = new Set(rows)
  const places = new Set(entries.flatMap(([key]) => digitsOf(key) ?? []).map(Number))
  // Those left empty, and those taken out.
  const others = [...places].filter((place) => !filled.has(place))
  const kept = new Set([...rows.slice(0, most + 1), ...others.slice(0, most + 1)])
  const cut = entries.filter(([key]) => {
    const place = digitsOf(key)
    return place === undefined || kept.has(Number(place))
  })
  return [...kept].reduce((all, place) => cutRows(fields, all, nameIn(name, place)), cut)
}

/** Whether a form was sent only to be shown again, with more rows to fill in or with one of them elsewhere. */
export function asksForRows(entries: readonly Entry[]): boolean {
  return entries.some(([name]) => name === moreRows || name === rowAct)
}

const pressedRow = new RegExp(`^(.+)\\.(\\d{1,3})\\.(${rowActs.join('|')})$`)

/** What was typed, with the row moved or doubled whose button was pressed. */
export function actOnRow(entries: readonly Entry[]): Entry[] {
  const pressed = entries.find(([name]) => name === rowAct)?.[1] ?? ''
  const [, name, place, act] = pressedRow.exec(pressed) ?? []
  if (name === undefined) return [...entries]
  const order = orderRows(filledPlaces(entries, name), Number(place), act as RowAct)
  const others = entries.filter(([key]) => placeOf(key, name) === undefined)
  const rows = order.flatMap(({ from, isCopy }, now) =>
    entries.flatMap(([key, text]): Entry[] => {
      const inner = key.slice(nameIn(name, from).length + 1)
      const isLeft = placeOf(key, name) !== from || (isCopy && [...ownNames, outOfRows].includes(inner))
      return isLeft ? [] : [[nameIn(nameIn(name, now), inner), text]]
    }),
  )
  return [...others, ...rows]
}

type Standing = { from: number; isCopy: boolean }

function orderRows(places: readonly number[], place: number, act: RowAct): Standing[] {
  const rows = places.map((from): Standing => ({ from, isCopy: false }))
  const at = places.indexOf(place)
  if (at < 0) return rows
  if (act === 'doubler') return rows.toSpliced(at + 1, 0, { from: place, isCopy: true })
  const to = act === 'monter' ? at - 1 : at + 1
  const [one, other] = [rows[at], rows[to]]
  return one && other ? rows.with(at, other).with(to, one) : rows
}

/**
 * What was typed, its rows counted as they are read: without those left empty or taken out. A fault that names the second row
 * then stands beside the second one.
 */
export function settleRows(fields: readonly PanelField[], entries: readonly Entry[], outer = ''): Entry[] {
  return overRows(fields, entries, { outer, change: settleOne })
}

function settleOne({ fields = [] }: PanelField, entries: readonly Entry[], name: string): Entry[] {
  const places = rowsOf(entries, name)
  const settled = entries.flatMap(([key, text]): Entry[] => {
    if (!key.startsWith(`${name}.`)) return [[key, text]]
    const [place = '', ...inner] = key.slice(name.length + 1).split('.')
    const now = places.indexOf(Number(place))
    return now < 0 ? [] : [[[nameIn(name, now), ...inner].join('.'), text]]
  })
  return places.reduce((all, _, place) => settleRows(fields, all, nameIn(name, place)), settled)
}
