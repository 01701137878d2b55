import { addDays, isDay } from '../../platform/time/working-days.ts'

/** From when to when a house closes, as far as it is said. */
export type Closing = { firstDay?: string; lastDay?: string }

const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ')

type SaidDay = { day: number; month: number | undefined; year: number | undefined }

const oneDay = String.raw`(\d{1,2})(?:er)?(?:[ /.-](\d{1,2}|[a-z]+))?(?:[ /.-](\d{4}))?`
const span = new RegExp(`^(?:du )?${oneDay} (?:au|a|jusqu'au) ${oneDay}$`)
const single = new RegExp(`^(?:le )?${oneDay}$`)
const until = new RegExp(`^jusqu'au ${oneDay}$`)

/** Reads days as they are said: « du 24 au 4 », « le 1er mai », « du 24/12 au 4/1 », « demain »; a day alone is the next one of its number. */
export function readClosing(said: string, today: string): Closing | undefined {
  if (said === '') return {}
  const relative = { "aujourd'hui": today, demain: addDays(today, 1) }[said]
  if (relative) return { firstDay: relative, lastDay: relative }
  const [, ...both] = span.exec(said) ?? []
  if (both.length > 0) return readSpan(both, today)
  const [, ...end] = until.exec(said) ?? []
  if (end.length > 0) {
    const lastDay = findNext(readSaid(end), today)
    return lastDay === undefined ? undefined : { firstDay: today, lastDay }
  }
  const [, ...only] = single.exec(said) ?? []
  const day = only.length > 0 ? findNext(readSaid(only), today) : undefined
  return day === undefined ? undefined : { firstDay: day, lastDay: day }
}

/** A beginning without a month lies before its end: « du 24 au 4 janvier » begins in December. */
function readSpan(parts: readonly (string | undefined)[], today: string): Closing | undefined {
  const [first, last] = [readSaid(parts.slice(0, 3)), readSaid(parts.slice(3))]
  if (first && last && first.month === undefined && last.month !== undefined) {
    const lastDay = findNext(last, today)
    const firstDay = lastDay === undefined ? undefined : findBefore(first.day, lastDay)
    return spanOf(firstDay, lastDay)
  }
  const firstDay = findNext(first, today)
  return spanOf(firstDay, firstDay === undefined ? undefined : findNext(last, firstDay))
}

function spanOf(firstDay: string | undefined, lastDay: string | undefined): Closing | undefined {
  return firstDay === undefined || lastDay === undefined ? undefined : { firstDay, lastDay }
}

function readSaid([day, month, year]: readonly (string | undefined)[]): SaidDay | undefined {
  const named = month === undefined || /^\d/.test(month) ? Number(month) : findMonth(month)
  if (month !== undefined && (named === undefined || named < 1 || named > 12)) return undefined
  return { day: Number(day), month: month === undefined ? undefined : named, year: year === undefined ? undefined : Number(year) }
}

/** A month by its beginning: « déc », « sept ». */
function findMonth(word: string): number | undefined {
  const at = word.length < 3 ? -1 : months.findIndex((month) => month.startsWith(word))
  return at < 0 ? undefined : at + 1
}

const mostDays = 366 * 4

/** The first day from this one on that is so called. */
function findNext(said: SaidDay | undefined, from: string): string | undefined {
  if (!said) return undefined
  const { day, month, year } = said
  if (year !== undefined && month !== undefined) return toDay(year, month, day)
  return Array.from({ length: mostDays }, (_, days) => addDays(from, days)).find((one) => isCalled(one, day, month))
}

function findBefore(day: number, last: string): string | undefined {
  return Array.from({ length: 62 }, (_, days) => addDays(last, -days)).find((one) => isCalled(one, day, undefined))
}

function isCalled(one: string, day: number, month: number | undefined): boolean {
  return Number(one.slice(8)) === day && (month === undefined || Number(one.slice(5, 7)) === month)
}

function toDay(year: number, month: number, day: number): string | undefined {
  const said = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(said) ? said : undefined
}
