import { openingHours } from '../../site/settings/parameter-list-company.ts'
import { tradeOf } from '../../site/settings/trade.ts'
import { findDayFields, joinHours } from '../hours/typed-hours.ts'
import type { Entry } from '../panel/field.ts'
import { type Answers, shippingWays, visitWays } from './answers.ts'
import { tidyText, toSentence, townOf } from './sentence.ts'

/** The most letters that a line of an answer may have, and the most photos that pages are made with. */
export const mostLetters = 240
const mostPhotos = 12

/** What was answered, whatever stands on the site already; `hasHours` says whether hours are told there. */
export function readAnswers(entries: readonly Entry[], hasHours: boolean): Answers {
  const typed = new Map(entries)
  const text = (name: string) => typed.get(name) ?? ''
  return {
    name: tidyText(text('COMPANY_NAME')),
    trade: tradeOf({ TRADE: text('TRADE') }),
    town: townOf(text('place')),
    craft: toSentence(text('craft')),
    story: toSentence(text('story')),
    hasHours: hasHours || readWeek(entries).length > 0,
    visits: visitWays.find((way) => way === text('visits')) ?? '',
    visitsHow: toSentence(text('visitsHow')),
    shipping: shippingWays.find((way) => way === text('shipping')) ?? '',
    photos: photosIn(entries),
  }
}

/** The photos that lie in the library already. */
export function photosIn(entries: readonly Entry[]): string[] {
  const ids = entries.flatMap(([name, value]) => (name === 'photo' && value !== '' ? [value] : []))
  return [...new Set(ids)].slice(0, mostPhotos)
}

/** The hours that were told, a parameter for each day of the week; none where days or hours are missing. */
export function readWeek(entries: readonly Entry[]): Entry[] {
  const typed = findDayFields(entries, 'hours')
  const day = typed && joinHours(typed)
  const hours = day && 'text' in day ? day.text : ''
  const days = daysIn(entries)
  return hours === '' || days.length === 0
    ? []
    : openingHours.map((type, day): Entry => [type, days.includes(String(day)) ? hours : ''])
}

/** The days that were ticked, from Monday as 0. */
export function daysIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(([name, value]) => (name === 'day' && /^[0-6]$/.test(value) ? [value] : []))
}

/** Which wording of a page was chosen: the first, the second, or none; nothing where nothing was said of it. */
export function chosenWay(entries: readonly Entry[], piece: string): 0 | 1 | undefined | 'unsaid' {
  const said = new Map(entries).get(`page-${piece}`)
  if (said === undefined) return 'unsaid'
  return said === '1' ? 0 : said === '2' ? 1 : undefined
}
