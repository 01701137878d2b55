import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CarrierPace, type HousePace, promiseDelivery } from './delivery-promise.ts'
import { findHolidaysThere } from './holidays-there.ts'

const noHours = ['', '', '', '', '', '', '']
const house: HousePace = { preparationDays: 1, cutOff: 12 * 60, week: noHours, closings: [] }
const carrier: CarrierPace = { leastDays: 2, mostDays: 3, cutOff: null, pickupDays: [1, 2, 3, 4, 5], worksSaturdays: false }
const at = (moment: string, of: Partial<HousePace> = {}, by: Partial<CarrierPace> = {}) =>
  promiseDelivery(new Date(moment), { ...house, ...of }, { ...carrier, ...by })
const days = (leaves: string, from: string, to: string, until: string) => ({ ok: true, value: { leaves, from, to, until } })

test('a parcel is prepared, fetched and carried on working days; after the hour an order counts for the next one', () => {
  // Thursday 26 November 2026.
  expect(at('2026-11-26T10:59:59Z')).toEqual(days('2026-11-27', '2026-12-01', '2026-12-02', '2026-11-26T11:00:00.000Z'))
  expect(at('2026-11-26T11:00:00Z')).toEqual(days('2026-11-30', '2026-12-02', '2026-12-03', '2026-11-27T11:00:00.000Z'))
  expect(at('2026-11-28T09:00:00Z')).toEqual(days('2026-12-01', '2026-12-03', '2026-12-04', '2026-11-30T11:00:00.000Z'))
})

test('Saturdays count where the carrier works on them, its own hour before the house’s, its days of fetching alone', () => {
  expect(at('2026-11-26T10:00:00Z', {}, { worksSaturdays: true })).toMatchObject({
    value: { from: '2026-11-30', to: '2026-12-01' },
  })
  expect(at('2026-11-26T10:00:00Z', {}, { cutOff: 10 * 60 })).toMatchObject({ value: { leaves: '2026-11-30' } })
  expect(at('2026-11-26T10:00:00Z', {}, { pickupDays: [3] })).toMatchObject({
    value: { leaves: '2026-12-02', from: '2026-12-04' },
  })
  expect(at('2026-11-26T10:00:00Z', { preparationDays: 0 })).toMatchObject({ value: { leaves: '2026-11-26' } })
})

test('holidays, the days on which the door is shut, and the owner’s closings are nobody’s working days', () => {
  // Friday 25 December 2026 is a holiday.
  expect(at('2026-12-23T10:00:00Z')).toMatchObject({ value: { leaves: '2026-12-24', from: '2026-12-29', to: '2026-12-30' } })
  const week = noHours.with(1, '9 h – 12 h').with(3, 'sur rendez-vous').with(4, 'Fermé')
  expect(at('2026-11-26T10:00:00Z', { week })).toMatchObject({ value: { leaves: '2026-12-01' } })
  const closings = [{ firstDay: '2026-11-27', lastDay: '2026-12-06' }]
  expect(at('2026-11-26T10:00:00Z', { closings })).toMatchObject({
    value: { leaves: '2026-12-07', until: '2026-11-26T11:00:00.000Z' },
  })
})

test('nothing is promised of what nobody has said, nor by a house that is closed for a year', () => {
  const unset = { ok: false, reason: 'UNSET' }
  expect(at('2026-11-26T10:00:00Z', { cutOff: undefined })).toEqual(unset)
  expect(at('2026-11-26T10:00:00Z', {}, { leastDays: null })).toEqual(unset)
  expect(at('2026-11-26T10:00:00Z', {}, { mostDays: null })).toEqual(unset)
  expect(at('2026-11-26T10:00:00Z', {}, { mostDays: 1 })).toEqual(unset)
  expect(at('2026-11-26T10:00:00Z', {}, { pickupDays: [] })).toEqual(unset)
  const closings = [{ firstDay: '2026-01-01', lastDay: '2028-12-31' }]
  expect(at('2026-11-26T10:00:00Z', { closings })).toEqual({ ok: false, reason: 'CLOSED' })
  expect(at('2026-11-26T10:00:00Z', { week: noHours.with(6, '10 h – 12 h') })).toEqual({ ok: false, reason: 'CLOSED' })
})

test('the hour is that of the clocks of France, before and after they change', () => {
  expect(at('2026-03-27T10:59:00Z')).toMatchObject({ value: { until: '2026-03-27T11:00:00.000Z' } })
  expect(at('2026-03-27T11:00:00Z')).toMatchObject({ value: { until: '2026-03-30T10:00:00.000Z' } })
  expect(at('2026-10-23T10:00:00Z')).toMatchObject({ value: { until: '2026-10-26T11:00:00.000Z' } })
})

const runs = { numRuns: process.env.LONG ? 100_000 : 20_000, seed: 29 }
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 11, 31) }).map((ms) => new Date(ms))
/** Half of them lie near a change of clocks, or within the holidays at the end of a year and in May. */
const nearChange = fc
  .tuple(
    fc.integer({ min: 2020, max: 2035 }),
    fc.constantFrom('03-29', '10-28', '12-23', '05-05'),
    fc.integer({ min: -200, max: 200 }),
  )
  .map(([year, day, hours]) => new Date(Date.parse(`${year}-${day}T10:00:00Z`) + hours * 3_600_000))
const minute = fc.integer({ min: 0, max: 1439 })
const hours = fc.constantFrom('', '9 h – 12 h', '10:00-12:00 14:00-18:30', 'sur rendez-vous', 'Fermé le midi', 'fermé')
const houses = fc.record<HousePace>({
  preparationDays: fc.integer({ min: 0, max: 6 }),
  cutOff: fc.option(minute, { nil: undefined, freq: 20 }),
  week: fc.oneof(fc.constant(noHours), fc.array(hours, { minLength: 7, maxLength: 7 })),
  closings: fc.array(
    fc
      .tuple(fc.integer({ min: -10, max: 40 }), fc.integer({ min: 0, max: 20 }))
      .map(([start, length]) => ({ firstDay: String(start), lastDay: String(start + length) })),
    { maxLength: 3 },
  ),
})
const carriers = fc
  .record({
    leastDays: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 40 }),
    mostDays: fc.option(fc.integer({ min: -1, max: 5 }), { freq: 40 }),
    cutOff: fc.option(minute, { freq: 2 }),
    pickupDays: fc.subarray([1, 2, 3, 4, 5, 6]),
    worksSaturdays: fc.boolean(),
  })
  .map((drawn): CarrierPace => ({ ...drawn, mostDays: drawn.mostDays === null ? null : (drawn.leastDays ?? 0) + drawn.mostDays }))

test('orders of any moment arrive on the days that a calendar on the wall says, walked through day by day', {
  timeout: 600_000,
}, () => {
  let promised = 0
  fc.assert(
    fc.property(fc.oneof(moment, nearChange), houses, carriers, (now, drawn, by) => {
      const own = {
        ...drawn,
        closings: drawn.closings.map((span) => ({ firstDay: dayFrom(now, span.firstDay), lastDay: dayFrom(now, span.lastDay) })),
      }
      const found = promiseDelivery(now, own, by)
      const walked = walk(now, own, by)
      if (found.ok) promised += 1
      const said = found.ok ? `${found.value.leaves} ${found.value.from} ${found.value.to}` : found.reason
      if (said !== walked) expect({ now, own, by, said }).toEqual({ now, own, by, said: walked })
    }),
    runs,
  )
  expect(promised).toBeGreaterThan(runs.numRuns * 0.55)
})

test('a promise holds until the moment it tells, and from then on promises nothing sooner', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.oneof(moment, nearChange),
      houses,
      carriers,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (now, drawn, by, share) => {
        const own = { ...drawn, closings: [] }
        const found = promiseDelivery(now, own, by)
        if (!found.ok) return
        const until = Date.parse(found.value.until)
        expect(until).toBeGreaterThan(now.getTime())
        const between = new Date(Math.min(until - 1, now.getTime() + Math.floor((until - now.getTime()) * share)))
        expect(promiseDelivery(between, own, by)).toEqual(found)
        const later = promiseDelivery(new Date(until), own, by)
        expect(later.ok && later.value.until > found.value.until && later.value.from >= found.value.from).toBe(true)
      },
    ),
    { numRuns: 5000, seed: 30 },
  )
})

test('where it goes, the days off are those of the place too, as its almanac prints them', () => {
  let later = 0
  fc.assert(
    fc.property(fc.constantFrom(...almanacs), momentOf2026, houses, carriers, ([place, off], now, drawn, by) => {
      const own = { ...drawn, closings: [] }
      const found = promiseDelivery(now, own, by, findHolidaysThere(place))
      const said = found.ok ? `${found.value.leaves} ${found.value.from} ${found.value.to}` : found.reason
      expect(said).toBe(walk(now, own, by, new Set(off)))
      const nearer = promiseDelivery(now, own, by)
      if (found.ok && nearer.ok && found.value.to > nearer.value.to) later += 1
    }),
    { numRuns: 6000, seed: 31 },
  )
  expect(later).toBeGreaterThan(100)
})

const momentOf2026 = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 1) }).map((ms) => new Date(ms))
/** Holidays of 2026 and of the first weeks after it as printed, those of France left out, for places of each kind. */
const almanacs: [{ country: string; postalCode: string }, string[]][] = [
  [{ country: 'FR', postalCode: '67000' }, ['2026-04-03', '2026-12-26']],
  [{ country: 'FR', postalCode: '97410' }, ['2026-12-20']],
  [{ country: 'FR', postalCode: '97200' }, ['2026-04-03', '2026-05-22']],
  [{ country: 'BE', postalCode: '1000' }, ['2026-07-21']],
  [
    { country: 'GR', postalCode: '10431' },
    ['01-06', '02-23', '03-25', '04-10', '04-13', '06-01', '10-28', '12-26'].map((day) => `2026-${day}`).concat('2027-01-06'),
  ],
  [
    { country: 'SE', postalCode: '11120' },
    ['01-06', '04-03', '06-06', '06-19', '12-24', '12-26', '12-31'].map((day) => `2026-${day}`).concat('2027-01-06'),
  ],
  [
    { country: 'IE', postalCode: 'D02AF30' },
    ['02-01', '02-02', '03-17', '04-03', '05-04', '06-01', '08-03', '10-26', '12-26', '12-28']
      .map((day) => `2026-${day}`)
      .concat('2027-02-01'),
  ],
  [
    { country: 'PL', postalCode: '00001' },
    ['01-06', '05-03', '06-04', '12-24', '12-26'].map((day) => `2026-${day}`).concat('2027-01-06'),
  ],
]

const dayFrom = (now: Date, days: string) => new Date(now.getTime() + Number(days) * 86_400_000).toISOString().slice(0, 10)

type WallDay = { year: number; month: number; date: number; weekday: number; name: string }

/** The same, by leafing through the days of a wall calendar and ticking off what is done. */
function walk(now: Date, own: HousePace, by: CarrierPace, offThere: ReadonlySet<string> = new Set()): string {
  const cutOff = by.cutOff ?? own.cutOff
  if (cutOff === undefined || by.leastDays === null || by.mostDays === null || by.mostDays < by.leastDays) return 'UNSET'
  if (by.pickupDays.length === 0) return 'UNSET'
  const [clock = 0, first] = wallOf(now)
  let waiting = 'order'
  let preparing = own.preparationDays
  let travelled = 0
  let leaves = ''
  let from = ''
  let day = first
  for (let leafed = 0; leafed < 400; leafed += 1) {
    const isOff = holidaysOf(day.year).has(day.name)
    const atHouse = !isOff && isOpenOn(day, own)
    const isRestDay = isOff || offThere.has(day.name) || day.weekday === 7
    const isTravelled = waiting === 'travel' && !isRestDay && (day.weekday !== 6 || by.worksSaturdays)
    if (waiting === 'travel') {
      if (isTravelled) travelled += 1
    } else if (waiting === 'ready' && atHouse) {
      preparing -= 1
      if (preparing <= 0) waiting = 'leave'
    } else if (waiting === 'order' && atHouse && (leafed > 0 || clock < cutOff)) {
      waiting = preparing === 0 ? 'leave' : 'ready'
    }
    if (waiting === 'leave' && atHouse && by.pickupDays.includes(day.weekday)) {
      waiting = 'travel'
      leaves = day.name
      if (by.leastDays === 0) from = day.name
      if (by.mostDays === 0) return `${leaves} ${from} ${day.name}`
    } else if (isTravelled) {
      if (travelled === by.leastDays) from = day.name
      if (travelled === by.mostDays) return `${leaves} ${from} ${day.name}`
    }
    day = nextDay(day)
  }
  return 'CLOSED'
}

function isOpenOn({ weekday, name }: WallDay, { week, closings }: HousePace): boolean {
  for (const { firstDay, lastDay } of closings) if (name >= firstDay && name <= lastDay) return false
  if (weekday === 7) return false
  if (week.join('') === '') return weekday !== 6
  const text = week.at(weekday - 1) ?? ''
  return text.length > 0 && !text.toLowerCase().startsWith('ferm')
}

/** The minute that the clocks of France show, by the rule of the Union and not by a table: the last Sundays of March and October, 1 h UTC. */
function wallOf(now: Date): [number, WallDay] {
  const year = now.getUTCFullYear()
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1))
    return last.getTime() - last.getUTCDay() * 86_400_000
  }
  const isSummer = now.getTime() >= lastSunday(2) && now.getTime() < lastSunday(9)
  const wall = new Date(now.getTime() + (isSummer ? 2 : 1) * 3_600_000)
  const [date, month] = [wall.getUTCDate(), wall.getUTCMonth() + 1]
  const day = { year: wall.getUTCFullYear(), month, date, weekday: wall.getUTCDay() || 7 }
  return [wall.getUTCHours() * 60 + wall.getUTCMinutes(), { ...day, name: nameDay(day) }]
}

function nextDay({ year, month, date, weekday }: WallDay): WallDay {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31
  const next =
    date < length
      ? { year, month, date: date + 1 }
      : month < 12
        ? { year, month: month + 1, date: 1 }
        : { year: year + 1, month: 1, date: 1 }
  return { ...next, weekday: (weekday % 7) + 1, name: nameDay(next) }
}

function nameDay({ year, month, date }: { year: number; month: number; date: number }): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** Easter Sundays as almanacs print them. */
const easters = [
  '2019-04-21',
  '2020-04-12',
  '2021-04-04',
  '2022-04-17',
  '2023-04-09',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2036-04-13',
  '2037-04-05',
  '2038-04-25',
  '2039-04-10',
  '2040-04-01',
]
const known = new Map<number, Set<string>>()

function holidaysOf(year: number): Set<string> {
  const kept = known.get(year)
  if (kept) return kept
  const easter = Date.parse(`${easters.find((day) => day.startsWith(String(year)))}T00:00:00Z`)
  const moving = [1, 39, 50].map((days) => new Date(easter + days * 86_400_000).toISOString().slice(0, 10))
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].map((day) => `${year}-${day}`)
  known.set(year, new Set([...fixed, ...moving]))
  return holidaysOf(year)
}
