import type { ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import { addMonths } from '#app/models/content/bookings/calendar.ts'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import type { HouseCalendar, MonthView } from '#app/ui/content/calendar/calendars.ts'
import type { CustomForm } from '#app/ui/content/house-form/house-forms.ts'

/** The calendar and the month that an address asks for; the first calendar where it asks for none, and its first month with a free day. */
export async function getMonthView(api: ShopApi, search: URLSearchParams, now = new Date()): Promise<MonthView | undefined> {
  const { all, calendar } = await readCalendars(api, search)
  if (!calendar) return undefined
  const [first, last] = boundsOf(calendar, now)
  const named = search.get('mois')
  if (named !== null && !isMonthWithin(named, first, last)) throwNotFound()
  const { month, free } = named
    ? { month: named, free: await listFreeDays(api, calendar.id, named) }
    : await findFree(api, calendar, now)
  return {
    calendar,
    all,
    month,
    free,
    previous: month > first ? addMonths(month, -1) : undefined,
    next: month < last ? addMonths(month, 1) : undefined,
  }
}

/** All calendars, and the one that an address asks for: the first where it asks for none; nothing where a house has none. */
export async function readCalendars(
  api: ShopApi,
  search: URLSearchParams,
): Promise<{ all: HouseCalendar[]; calendar?: HouseCalendar }> {
  const all = orThrow(await api.listCalendars())
  const asked = search.get('calendrier')
  const calendar = asked === null ? all[0] : (all.find(({ id }) => id === asked) ?? throwNotFound())
  return calendar ? { all, calendar } : { all }
}

/** Every free day of a calendar from now on, as far ahead as it may be booked. */
export async function listAllFreeDays(api: ShopApi, calendar: HouseCalendar, now = new Date()): Promise<string[]> {
  const [first, last] = boundsOf(calendar, now)
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  const days = await Promise.all(months.map((month) => listFreeDays(api, calendar.id, month)))
  return days.flat()
}

/** The free days that a form offers, by the calendars of its fields, in words. */
export async function readFormDays(
  api: ShopApi,
  { fields }: CustomForm,
): Promise<Record<string, { value: string; label: string }[]>> {
  const wanted = new Set(fields.flatMap(({ type, calendar }) => (type === 'DATE' && calendar ? [calendar] : [])))
  if (wanted.size === 0) return {}
  const all = orThrow(await api.listCalendars()).filter(({ id }) => wanted.has(id))
  const days = await Promise.all(all.map(async (calendar) => [calendar.id, await listAllFreeDays(api, calendar)] as const))
  return Object.fromEntries(days.map(([id, free]) => [id, free.map((value) => ({ value, label: sayFullDay(value) }))]))
}

/** The calendars that blocks of a page name, by their ids; nothing of it changes when a place is taken. */
export async function readBlockCalendars(api: ShopApi, blocks: PageBlock[]): Promise<Record<string, HouseCalendar>> {
  if (plainBlocksOf(blocks).every(({ type }) => type !== 'calendar')) return {}
  return Object.fromEntries(orThrow(await api.listCalendars()).map((calendar) => [calendar.id, calendar]))
}

/** The first month that has a free day still: at the end of one there may be none left in it. The present one where none has. */
async function findFree(api: ShopApi, calendar: HouseCalendar, now: Date): Promise<{ month: string; free: string[] }> {
  const [first, last] = boundsOf(calendar, now)
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const free = await listFreeDays(api, calendar.id, month)
    if (free.length > 0) return { month, free }
  }
  return { month: first, free: [] }
}

function isMonthWithin(month: string, first: string, last: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= first && month <= last
}

function boundsOf({ horizonDays }: HouseCalendar, now: Date): [string, string] {
  const today = parisDay(now)
  return [today.slice(0, 7), addDays(today, horizonDays).slice(0, 7)]
}

async function listFreeDays(api: ShopApi, id: string, month: string): Promise<string[]> {
  const [year = 0, place = 0] = month.split('-').map(Number)
  return orThrow(await api.listAllowedDates({ params: { id, month: place, year } }))
}
