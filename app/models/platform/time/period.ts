import { foldText } from '../text/fold-text.ts'
import { sayCalendarDay } from './french-date.ts'

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day, a month or a year as France says it: `01/03/2026`, `mars 2026`, `2026`; what is none of them as it is. */
export function sayPeriod(period: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(period)) return sayCalendarDay(period)
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? month.format(new Date(`${period}-01T12:00:00Z`)) : period
}

/** The same read back as it is kept: `01/03/2026` or `1/3/2026`, `03/2026`, `mars 2026`; anything else as it is. */
export function spellPeriod(said: string): string {
  const [, day, number, year] = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/.exec(said) ?? []
  if (number) return [year, number, day].flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('-')
  const [, name = '', ofYear = ''] = /^(\p{L}+)\s+(\d{4})$/u.exec(said) ?? []
  const place = months.indexOf(foldText(name))
  return place < 0 ? said : `${ofYear}-${String(place + 1).padStart(2, '0')}`
}

const months = Array.from({ length: 12 }, (_, place) =>
  foldText(new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, place, 1))),
)
