import { type Entry, moreRows, nameIn, outOfRows, type PanelField } from './field.ts'

/** The places of the rows that somebody has filled in, in their order; a row left empty, or taken out, is none. */
export function rowsOf(entries: readonly Entry[], name: string): number[] {
  const places = new Set<number>()
  for (const [key, text] of entries) {
    const place = key.startsWith(`${name}.`) ? /^\d{1,3}(?=\.)/.exec(key.slice(name.length + 1))?.[0] : undefined
    if (place !== undefined && text.trim() !== '') places.add(Number(place))
  }
  const out = new Set(entries.flatMap(([key]) => (key.endsWith(`.${outOfRows}`) ? [key] : [])))
  return [...places].filter((place) => !out.has(nameIn(nameIn(name, place), outOfRows))).sort((one, other) => one - other)
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
  const placeOf = (key: string) => (key.startsWith(outer) ? /^\d+(?=\.)/.exec(key.slice(outer.length))?.[0] : undefined)
  const rows = rowsOf(entries, name)
  const filled = new Set(rows)
  const places = new Set(entries.flatMap(([key]) => placeOf(key) ?? []).map(Number))
  // Those left empty, and those taken out.
  const others = [...places].filter((place) => !filled.has(place))
  const kept = new Set([...rows.slice(0, most + 1), ...others.slice(0, most + 1)])
  const cut = entries.filter(([key]) => {
    const place = placeOf(key)
    return place === undefined || kept.has(Number(place))
  })
  return [...kept].reduce((all, place) => cutRows(fields, all, nameIn(name, place)), cut)
}

/** Whether a form was sent only to be given more rows to fill in. */
export function asksMoreRows(entries: readonly Entry[]): boolean {
  return entries.some(([name]) => name === moreRows)
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
