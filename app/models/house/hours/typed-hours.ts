import { type OpenSpan, parseHours, parseTime } from '../../site/settings/opening-hours.ts'
import type { ParameterType } from '../../site/settings/parameter-list.ts'
import { collectionHours, openingHours } from '../../site/settings/parameter-list-company.ts'
import { type Entry, nameIn } from '../panel/field.ts'

/** The hours of one day as a form asks for them: twice from when until when, or words in their place. */
export type DayFields = Record<HoursField, string>
export type HoursField = (typeof hoursFields)[number]
export const hoursFields = ['opens', 'closes', 'opensAgain', 'closesAgain', 'words'] as const

/** What a day is like, whatever its fields say. */
export const likenesses = ['ferme', 'veille', 'lundi'] as const

/** What is wrong with the hours of a day, and the field that it is told beside. */
export type HoursFault = { field: HoursField; code: HoursFaultCode }
export type HoursFaultCode = 'required' | 'time' | 'midnight' | 'backwards' | 'overlap' | 'both'

/** The weeks of a site whose days a form may ask for, from Monday. */
export const weeks: readonly (readonly ParameterType[])[] = [openingHours, collectionHours]

const noFields: DayFields = { opens: '', closes: '', opensAgain: '', closesAgain: '', words: '' }

/** The fields of a day that says this; what two spans do not hold is left in words. */
export function splitHours(text: string): DayFields {
  const spans = parseHours(text.trim()) ?? []
  const [first, second] = spans
  const isPlain = spans.length <= 2 && spans.every(({ closes }) => closes < 24 * 60)
  if (!first || !isPlain) return { ...noFields, words: text.trim() }
  const own = { ...noFields, opens: writeTime(first.opens), closes: writeTime(first.closes) }
  return second ? { ...own, opensAgain: writeTime(second.opens), closesAgain: writeTime(second.closes) } : own
}

/** The fields of a day as they were typed; nothing where the form did not ask for it. */
export function findDayFields(entries: readonly Entry[], name: string): DayFields | undefined {
  const typed = new Map(entries)
  if (!hoursFields.some((field) => typed.has(nameIn(name, field)))) return undefined
  const read = (field: HoursField) => typed.get(nameIn(name, field))?.trim() ?? ''
  return {
    opens: read('opens'),
    closes: read('closes'),
    opensAgain: read('opensAgain'),
    closesAgain: read('closesAgain'),
    words: read('words'),
  }
}

/** What a day says, as it is kept; or what is wrong with it. */
export function joinHours(day: DayFields): { text: string } | { fault: HoursFault } {
  const first = readSpan(day, 'opens', 'closes')
  const second = readSpan(day, 'opensAgain', 'closesAgain')
  if (first && 'fault' in first) return first
  if (second && 'fault' in second) return second
  if (first && second && second.opens < first.closes) return { fault: { field: 'opensAgain', code: 'overlap' } }
  const spans = [first, second].filter((span) => span !== undefined)
  if (day.words === '') return { text: writeHours(spans) }
  return spans.length > 0 ? { fault: { field: 'words', code: 'both' } } : { text: day.words }
}

/** The days of a week that a form asked for, each as it is kept: what says the same hours as before is left as it was written. */
export function readTypedWeek(
  entries: readonly Entry[],
  week: readonly ParameterType[],
  kept: (type: ParameterType) => string,
): { texts: Entry[]; faults: [name: string, code: HoursFaultCode][] } {
  const texts = new Map<ParameterType, string>()
  const faults: [string, HoursFaultCode][] = []
  for (const [place, type] of week.entries()) {
    const other = likeIn(entries, type) === 'veille' ? week[place - 1] : week[0]
    const read = readDay(entries, type, () => (other ? (texts.get(other) ?? kept(other)) : ''))
    if (!read) continue
    if ('fault' in read) faults.push([nameIn(type, read.fault.field), read.fault.code])
    else texts.set(type, isSame(read.text, kept(type)) ? kept(type) : read.text)
  }
  return { texts: [...texts], faults }
}

/** What a day is said to be like. */
function likeIn(entries: readonly Entry[], name: string) {
  const typed = new Map(entries).get(nameIn(name, 'like'))
  return likenesses.find((like) => like === typed)
}

function readDay(entries: readonly Entry[], name: string, textOfOther: () => string) {
  const day = findDayFields(entries, name)
  const like = likeIn(entries, name)
  if (!day) return undefined
  if (!like) return joinHours(day)
  return { text: like === 'ferme' ? '' : textOfOther() }
}

type Read = OpenSpan | { fault: HoursFault } | undefined

function readSpan(day: DayFields, from: HoursField, until: HoursField): Read {
  if (day[from] === '' && day[until] === '') return undefined
  for (const field of [from, until]) {
    if (day[field] === '') return { fault: { field, code: 'required' } }
    if (parseTime(day[field]) === undefined) return { fault: { field, code: 'time' } }
  }
  const [opens = 0, closes = 0] = [parseTime(day[from]), parseTime(day[until])]
  if (closes === 0) return { fault: { field: until, code: 'midnight' } }
  return closes <= opens ? { fault: { field: until, code: 'backwards' } } : { opens, closes }
}

function isSame(text: string, before: string): boolean {
  const spans = parseHours(before.trim())
  return spans ? writeHours(spans) === text : before.trim() === text
}

function writeHours(spans: readonly OpenSpan[]): string {
  return spans.map(({ opens, closes }) => `${writeTime(opens)}-${writeTime(closes)}`).join(' ')
}

function writeTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
