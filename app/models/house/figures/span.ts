import { addDays, daysBetween, isDay } from '../../platform/time/working-days.ts'

/** Days of France from one to another, both of them too. */
export type Span = { from: string; to: string }

/** The kinds of periods that an owner looks at without naming days. */
export const periodKinds = ['month', 'quarter', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** A month, a quarter or a year of the calendar; parts are counted from 1, a year has one. */
export type Period = { kind: PeriodKind; year: number; part: number }

const partsOf: Record<PeriodKind, number> = { month: 12, quarter: 4, year: 1 }

/** How long a span may be: what is kept is kept for ten years. */
export const mostDays = 3660

/** A period as it stands in an address: `2026-11`, `2026-T4`, `2026`; nothing of what is none. */
export function readPeriod(text: string): Period | undefined {
  const [, year = '', quarter, month] = /^(\d{4})(?:-T([1-4])|-(0[1-9]|1[0-2]))?$/.exec(text) ?? []
  if (!year) return undefined
  const kind = month ? 'month' : quarter ? 'quarter' : 'year'
  return { kind, year: Number(year), part: Number(month ?? quarter ?? 1) }
}

/** The one way a period is written. */
export function spellPeriod({ kind, year, part }: Period): string {
  const whole = String(year).padStart(4, '0')
  if (kind === 'year') return whole
  return kind === 'quarter' ? `${whole}-T${part}` : `${whole}-${String(part).padStart(2, '0')}`
}

/** The period of a kind in which a day lies. */
export function periodOf(kind: PeriodKind, day: string): Period {
  const [year, month] = partsOfDay(day)
  return { kind, year, part: Math.ceil((month * partsOf[kind]) / 12) }
}

/** The period so many later, or earlier. */
export function shiftPeriod({ kind, year, part }: Period, by: number): Period {
  const parts = partsOf[kind]
  const turn = year * parts + part - 1 + by
  return { kind, year: Math.floor(turn / parts), part: (((turn % parts) + parts) % parts) + 1 }
}

/** All days of a period. */
export function spanOf({ kind, year, part }: Period): Span {
  const months = 12 / partsOf[kind]
  const last = part * months
  return { from: dayOf(year, last - months + 1, 1), to: lastDayOf(year, last) }
}

/** A span that is still under way, up to today: so it is held beside as many days of the year before. */
export function upToToday({ from, to }: Span, today: string): Span {
  return from <= today && today < to ? { from, to: today } : { from, to }
}

/** The same days of the year before; the end of February answers to the end of February. */
export function yearBefore({ from, to }: Span): Span {
  return { from: dayBefore(from, false), to: dayBefore(to, isLastOfMonth(to)) }
}

/** Whether two days make a span that can be looked at. */
export function isSpan({ from, to }: Span): boolean {
  return isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < mostDays
}

/** So many bars can be told apart on a phone. */
const mostBars = 100

/** The stretches that a span is drawn by: its days, or its months where they would be too many. */
export function listSteps({ from, to }: Span): Span[] {
  const steps: Span[] = []
  const byDay = daysBetween(from, to) < mostBars
  for (let day = from; day <= to; day = addDays(steps.at(-1)?.to ?? to, 1)) {
    const [year, month] = partsOfDay(day)
    const end = byDay ? day : lastDayOf(year, month)
    steps.push({ from: day, to: end < to ? end : to })
  }
  return steps
}

/** The same stretches of the year before: end to end too, so that nothing of it is left out or counted twice. */
export function stepsBefore(steps: readonly Span[], before: Span): Span[] {
  const starts = steps.map(({ from }, place) => (place === 0 ? before.from : dayBefore(from, false)))
  return starts.map((from, place) => {
    const next = starts[place + 1]
    return { from, to: next ? addDays(next, -1) : before.to }
  })
}

function dayBefore(day: string, isLast: boolean): string {
  const [year, month, date] = partsOfDay(day)
  const last = lastDayOf(year - 1, month)
  const same = dayOf(year - 1, month, date)
  return isLast || same > last ? last : same
}

function isLastOfMonth(day: string): boolean {
  return addDays(day, 1).endsWith('-01')
}

function lastDayOf(year: number, month: number): string {
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1)
  return addDays(next, -1)
}

function dayOf(year: number, month: number, date: number): string {
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-')
}

function partsOfDay(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
