/** The day this many days later; days are written as in `2026-03-01`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** How many days later the second day is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The day this many working days later: no Saturday, no Sunday, no public holiday of France. */
export function addWorkingDays(day: string, days: number): string {
  let reached = day
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}

/** Whether offices work on this day in France. */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < 6 && !isHoliday(day)
}

/** The day of the week, from Monday as 1 to Sunday as 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

// Made once: to make one costs a hundred times what its use does.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The day of the calendar in France at this moment. */
export function parisDay(now: Date): string {
  return clock.format(now)
}

/** Whether this is written as a day, of those that the calendar has: 31 February is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A day as it is said: `1er avril 2026`. */
export function sayDay(day: string): string {
  const said = new Date(`${day}T00:00:00Z`).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  return said.replace(/^1 /, '1er ')
}

const fixedHolidays = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'])
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const holidaysAfterEaster = [1, 39, 50]

/** Whether this day is a public holiday of France. */
export function isHoliday(day: string): boolean {
  if (fixedHolidays.has(day.slice(5))) return true
  const easter = easterOf(Number(day.slice(0, 4)))
  return holidaysAfterEaster.some((days) => addDays(easter, days) === day)
}

/** Easter Sunday of the Gregorian calendar: the Sunday after the full moon that the Church reckons, in Gauss's way. */
export function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const moonShift = (15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)) % 30
  const sundayShift = (4 + century - Math.floor(century / 4)) % 7
  const golden = year % 19
  const moon = (19 * golden + moonShift) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + sundayShift) % 7
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && (11 * moonShift + 11) % 30 < 19))
  return addDays(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0))
}

/** Easter Sunday of the Orthodox Church: the same by the Julian calendar, which is thirteen days behind until 2099. */
export function orthodoxEasterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  return addDays(`${year}-03-22`, moon + sunday + 13)
}
