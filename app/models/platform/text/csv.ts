/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/

/** Rows of a file that a French spreadsheet opens: semicolons, every cell quoted, and none that it would carry out. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')
}

function writeCell(text: string): string {
  const harmless = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
