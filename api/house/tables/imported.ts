import { mostRows } from '#app/models/house/table-kind.ts'
import { type CsvRow, readCsv } from '#app/models/platform/text/csv-read.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

/** What is wrong with a row, where and why. */
export type RowFault = { line: number; column: string; message: string }

/** What a table would do, worked out before anything is written. */
export type Plan = {
  rows: number
  created: number
  changed: number
  faults: RowFault[]
  changes: string[]
  write: (tx: SiteWriter) => Promise<void>
}

/** A row of a table by the names of its columns. */
export type NamedRow = { line: number; cell: (column: string) => string }

/** The rows of a table by the names of its columns; without those that it must have, it is none. */
export function readNamedRows(csv: string, required: readonly string[]): { rows: NamedRow[]; names: string[]; fault?: RowFault } {
  const fault = (message: string) => ({ rows: [], names: [], fault: { line: 1, column: '', message } })
  const all = readCsv(csv)
  if (!all) return fault(words.quotes)
  const [head, ...rows] = all
  const names = head?.cells.map((name) => foldText(name)) ?? []
  if (required.some((name) => !names.includes(foldText(name)))) return fault(words.header(required.join(', ')))
  if (rows.length === 0) return fault(words.empty)
  if (rows.length > mostRows) return fault(words.tooMany(mostRows))
  return { rows: rows.map((row) => toNamed(row, names)), names }
}

function toNamed({ line, cells }: CsvRow, names: readonly string[]): NamedRow {
  return { line, cell: (column) => cells[names.indexOf(foldText(column))] ?? '' }
}

/** The faults of rows that say the same thing twice. */
export function findTwice(rows: readonly { line: number; key: string }[], column: string): RowFault[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ line, key }) => {
    const before = key === '' ? undefined : first.get(key)
    if (before !== undefined) return [{ line, column, message: words.twice(before) }]
    first.set(key, line)
    return []
  })
}
