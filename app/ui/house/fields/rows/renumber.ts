import { count, name, rowsOf } from '../add-rows.ts'

/** The fields of rows are named after their places again, as the rows stand now: that is the order in which they are saved. */
export function renumber(rows: HTMLElement): void {
  const standing = rowsOf(rows)
  const places = standing.map(({ dataset }) => Number(dataset.row)).sort((one, other) => one - other)
  // By a name of its own first: choices that shared a name for a moment would unmake each other.
  for (const [at, row] of standing.entries()) name(row, rows, { from: row.dataset.row ?? '', to: `r${at}` })
  for (const [at, row] of standing.entries()) {
    const place = String(places[at])
    name(row, rows, { from: `r${at}`, to: place })
    row.dataset.row = place
  }
  count(rows)
}
