import type { Entry } from './field.ts'
import type { Typed } from './read-fields.ts'

/** The rows of vintages as a form of a wine names them. */
export const vintageRows = 'vintages'
/** The one field of a row that is a box. */
export const onSaleField = 'isOnSale'
const seenField = /^(vintages\.\d+)\.seen\.(\w+)$/

/** What was typed of a wine, its vintages as the call takes them: one that is kept may lose no price, a new one without takes the wine's. */
export function settleVintages({ vintages, ...body }: Typed): Typed {
  if (!Array.isArray(vintages)) return body
  const settled = vintages.map(({ id, seen, ...row }: Typed) => {
    if (id) return { id, seen, ...row, price: row.price ?? '' }
    // A new row has no box for it: what is added is on sale.
    const { isOnSale: _, ...said } = row
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '' && value !== undefined && value !== null))
  })
  return { ...body, vintages: settled }
}

/**
 * What was refused, to stand in the form again. Where it clashes with somebody else's change, what its owner has not touched
 * shows what is kept by now, and the rest is compared with that from now on: whoever saves again has seen it.
 */
export function forgetSeen(sent: readonly Entry[]): Entry[] {
  const entries = [...sent, ...sayUnchecked(sent)]
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

/** A box that was unchecked is not sent; it has been touched all the same. */
function sayUnchecked(sent: readonly Entry[]): Entry[] {
  const names = new Set(sent.map(([name]) => name))
  return sent.flatMap(([name]): Entry[] => {
    const [, row, field] = seenField.exec(name) ?? []
    const own = `${row}.${field}`
    return field === onSaleField && !names.has(own) ? [[own, '']] : []
  })
}

/** Whether a box of a row is checked: as it was sent or, where nothing of the row was, as it is kept. */
export function isChecked(entries: readonly Entry[], { row, name, kept }: { row: string; name: string; kept: boolean }): boolean {
  const sent = entries.find(([key]) => key === name)
  if (sent) return sent[1] !== ''
  return kept && !entries.some(([key]) => key.startsWith(`${row}.seen.`))
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
