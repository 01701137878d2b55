import { given } from './columns.ts'

/** How a field is kept in its column. */
export type Kept = { read(stored: unknown): unknown; write(said: unknown): unknown }

/** Where a field is kept: in a column as it is said, or in another form. */
export type FieldColumn<Column extends string = string> = Column | readonly [Column, Kept]
type FieldColumns = Readonly<Record<string, FieldColumn>>

/** A yes or no. */
export const flag: Kept = { read: (stored) => stored === 1, write: (said) => (said ? 1 : 0) }

/** Whatever has parts. */
export const json: Kept = { read: (stored) => JSON.parse(String(stored)), write: (said) => JSON.stringify(said) }

/** Databases keep degrees as whole millionths, so that both have the same number. */
const millionths = 1_000_000
export const degrees: Kept = {
  read: (stored) => (stored === null ? null : Number(stored) / millionths),
  write: (said) => (said === null ? null : Math.round(Number(said) * millionths)),
}

/** The one spelling of a moment, so that moments compare as texts do. */
export const moment: Kept = { read: (stored) => stored, write: (said) => (said ? new Date(String(said)).toISOString() : null) }

/** The id of something that need not be there: empty where it is not. */
export const idOrNone: Kept = { read: (stored) => stored || null, write: (said) => said ?? '' }

/** The column of a field. */
export function columnOf(place: FieldColumn): string {
  return typeof place === 'string' ? place : place[0]
}

/** The fields of a row, as they are said. */
export function readFields(places: FieldColumns, row: Record<string, unknown>): Record<string, unknown> {
  const said = Object.entries(places).map(([field, place]) => {
    const stored = row[columnOf(place)]
    return [field, typeof place === 'string' ? stored : place[1].read(stored)]
  })
  return Object.fromEntries(said)
}

/** The columns of the fields that were given: the others stay as they are. */
export function writeFields(places: FieldColumns, body: Record<string, unknown>): Record<string, unknown> {
  const stored = Object.entries(places).map(([field, place]) => {
    const said = body[field]
    return [columnOf(place), typeof place === 'string' || said === undefined ? said : place[1].write(said)]
  })
  return given(Object.fromEntries(stored))
}
