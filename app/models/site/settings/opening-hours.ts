/** A span of a day during which the door is open, in minutes since midnight. */
export type OpenSpan = { opens: number; closes: number }

/** What is told of one day or several in a row that are alike; `days` counts from Monday as 0. */
export type HoursRow = { days: number[]; spans: OpenSpan[]; said: string }

const time = String.raw`(\d{1,2})\s*(?:[:hH]\s*(\d{2}(?!\d|\s*[:hH]))?)`
const span = new RegExp(String.raw`${time}\s*(?:-|–|—|à)\s*${time}`, 'g')
const longest = 200
/** To make one costs more than a hundred uses of it. */
const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The spans of a day as an owner writes them, `10:00-12:00 14:00-18:30` or `10 h – 12 h`; nothing when it says something else. */
export function parseHours(text: string): OpenSpan[] | undefined {
  if (text === '' || text.length > longest) return undefined
  const spans = [...text.matchAll(span)].map(([, ...digits]) => {
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = digits.map((digit) => Number(digit ?? 0))
    return { opens: fromHour * 60 + fromMinute, closes: toHour * 60 + toMinute, isTime: fromMinute < 60 && toMinute < 60 }
  })
  const isAll = /^[\s,;/·&]*(?:et)?[\s,;/·&]*$/.test(text.replaceAll(span, ' ').replaceAll(/\bet\b/g, ' '))
  const isInOrder = spans.every(({ opens, closes, isTime }, place) => {
    return isTime && opens < closes && closes <= 24 * 60 && opens >= (spans[place - 1]?.closes ?? 0)
  })
  return spans.length > 0 && isAll && isInOrder ? spans.map(({ opens, closes }) => ({ opens, closes })) : undefined
}

/** A time of the day as people write it: `12 h`, `14:30`, `9h05`. */
export const clockTime = /^\s*([01]?\d|2[0-3])\s*[:hH]\s*([0-5]\d)?\s*$/

/** The minute of the day that such a text names. */
export function parseTime(text: string): number | undefined {
  const found = clockTime.exec(text)
  return found ? Number(found[1]) * 60 + Number(found[2] ?? 0) : undefined
}

/** A week of seven texts from Monday, with the days that are alike and in a row told together; a day without a text is closed. */
export function groupHours(week: readonly string[]): HoursRow[] {
  const lines: HoursRow[] = []
  if (week.every((text) => text.trim() === '')) return lines
  for (const [day, text] of week.entries()) {
    const spans = parseHours(text.trim())
    const said = spans ? spans.map(saySpan).join(', ') : text.trim()
    const last = lines.at(-1)
    if (last?.said === said) last.days.push(day)
    else lines.push({ days: [day], spans: spans ?? [], said })
  }
  return lines
}

/** When the door closes for the day if it is open at this minute, breaks left aside. */
export function findClosing(spans: readonly OpenSpan[], minute: number): number | undefined {
  const isOpen = spans.some(({ opens, closes }) => minute >= opens && minute < closes)
  return isOpen ? spans.at(-1)?.closes : undefined
}

/** A time of the day as it is said: `18 h 30`. */
export function sayTime(minute: number): string {
  const hours = Math.floor(minute / 60)
  const rest = minute % 60
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
}

/** The day of the week in France at this moment, from Monday as 0, and the minute of that day. */
export function parisMoment(now: Date): { day: number; minute: number } {
  const parts = parisClock.formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read('weekday'))
  return { day, minute: Number(read('hour')) * 60 + Number(read('minute')) }
}

/** The hours of one opening, as they are said: `9 h – 12 h 30`. */
export function saySpan({ opens, closes }: OpenSpan): string {
  return `${sayTime(opens)} – ${sayTime(closes)}`
}
