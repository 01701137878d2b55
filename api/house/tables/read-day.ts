/** A day as a spreadsheet writes it, `24/12/1980` or `1980-12-24`; nothing where it is none. */
export function readDay(text: string): string | undefined {
  const french = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const day = french ? `${french[3]}-${french[2]?.padStart(2, '0')}-${french[1]?.padStart(2, '0')}` : text
  const moment = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(moment.getTime())) return undefined
  return moment.toISOString().slice(0, 10) === day ? day : undefined
}
