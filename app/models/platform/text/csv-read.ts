/** A row of a table that came in, and the line of the file on which it begins. */
export type CsvRow = { line: number; cells: string[] }

/**
 * Reads a table as spreadsheets write it: semicolons, commas or tabs, quoted or not. Nothing where a quote is never closed.
 * The sign that keeps a spreadsheet from carrying a cell out is taken off again.
 */
export function readCsv(text: string): CsvRow[] | undefined {
  const whole = text.replace(/^\ufeff/, '')
  const separator = chooseSeparator(whole.slice(0, whole.search(/\r|\n|$/)))
  const rows: CsvRow[] = []
  // A cell: what is quoted, with doubled quotes in it, or all up to the next sign.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  let line = 1
  let at = 0
  let row: CsvRow = { line, cells: [] }
  while (at <= whole.length) {
    cell.lastIndex = at
    const found = cell.exec(whole)
    if (!found) return undefined
    const [all, quoted, bare = '', end] = found
    row.cells.push(unguard((quoted?.replaceAll('""', '"') ?? bare).trim()))
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0
    at = cell.lastIndex
    if (end !== separator) {
      if (row.cells.some((text) => text !== '')) rows.push(row)
      row = { line, cells: [] }
      if (end === '') break
    }
  }
  return rows
}

function chooseSeparator(head: string): string {
  const count = (sign: string) => head.split(sign).length
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function unguard(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}
