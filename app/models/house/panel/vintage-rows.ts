import type { Entry } from './field.ts'
import type { Typed } from './read-fields.ts'

/** The rows of vintages as a form of a wine names them. */
export const vintageRows = 'vintages'
const seenField = /^(vintages\.\d+)\.seen\.(\w+)$/

/** What was typed of a wine, its vintages as the call takes them: one that is kept may lose no price, a new one without takes the wine's. */
export function settleVintages({ vintages, ...body }: Typed): Typed {
  if (!Array.isArray(vintages)) return body
  const settled = vintages.map(({ id, seen, ...row }: Typed) => {
    if (id) return { id, seen, ...row, price: row.price ?? '' }
    return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '' && value !== undefined && value !== null))
  })
  return { ...body, vintages: settled }
}

/**
 * What was refused, to stand in the form again. Where it clashes with somebody else's change, what its owner has not touched
 * shows what is kept by now, and the rest is compared with that from now on: whoever saves again has seen it.
 */
export function forgetSeen(entries: readonly Entry[]): Entry[] {
  const said = new Map(entries)
  const untouched = new Set(
    entries.flatMap(([name, text]) => {
      const [, row, field] = seenField.exec(name) ?? []
      const own = `${row}.${field}`
      return row !== undefined && said.get(own)?.trim() === text.trim() ? [own] : []
    }),
  )
  return entries.filter(([name]) => !seenField.test(name) && !untouched.has(name))
}

/** Each row that stands in a form: its place, and the id of the vintage that it is of. */
export function listVintageRows(entries: readonly Entry[]): { place: number; id: string }[] {
  const ids = new Map<number, string>()
  for (const [name, text] of entries) {
    const [, place, field] = /^vintages\.(\d{1,3})\.([\w.]+)$/.exec(name) ?? []
    if (place === undefined || text === '') continue
    const known = ids.get(Number(place)) ?? ''
    ids.set(Number(place), field === 'id' ? text : known)
  }
  return [...ids].map(([place, id]) => ({ place, id })).sort((one, other) => one.place - other.place)
}
