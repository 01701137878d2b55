import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isDay } from '../../platform/time/working-days.ts'
import {
  isSpan,
  listSteps,
  periodKinds,
  periodOf,
  readPeriod,
  shiftPeriod,
  spanOf,
  spellPeriod,
  stepsBefore,
  upToToday,
  yearBefore,
} from './span.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count))
const kinds = fc.constantFrom(...periodKinds)

test('a period is read from its one spelling, and nothing else is one', () => {
  const read = ['2026-11', '2026-T4', '2026'].map((text) => readPeriod(text))
  expect(read).toEqual([
    { kind: 'month', year: 2026, part: 11 },
    { kind: 'quarter', year: 2026, part: 4 },
    { kind: 'year', year: 2026, part: 1 },
  ])
  expect(['', '2026-13', '2026-00', '2026-T5', '26', '2026-11-01', '2026-T'].map(readPeriod)).toEqual(Array(7).fill(undefined))
  expect(read.map((period) => period && spanOf(period))).toEqual([
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-10-01', to: '2026-12-31' },
    { from: '2026-01-01', to: '2026-12-31' },
  ])
})

test('periods of a kind lie end to end, over years and leap days, and each day lies in its own', () => {
  fc.assert(
    fc.property(days, kinds, fc.integer({ min: -60, max: 60 }), (day, kind, by) => {
      const period = periodOf(kind, day)
      const { from, to } = spanOf(period)
      expect(from <= day && day <= to).toBe(true)
      expect(spanOf(shiftPeriod(period, 1)).from).toBe(addDays(to, 1))
      expect(shiftPeriod(shiftPeriod(period, by), -by)).toEqual(period)
      expect(readPeriod(spellPeriod(period))).toEqual(period)
    }),
  )
})

test('the year before of a whole period is that whole period, leap years included', () => {
  fc.assert(
    fc.property(days, kinds, (day, kind) => {
      const period = periodOf(kind, day)
      expect(yearBefore(spanOf(period))).toEqual(spanOf({ ...period, year: period.year - 1 }))
    }),
  )
  expect(yearBefore({ from: '2029-02-01', to: '2029-02-28' })).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(yearBefore({ from: '2028-02-29', to: '2028-02-29' })).toEqual({ from: '2027-02-28', to: '2027-02-28' })
  expect(yearBefore({ from: '2026-11-01', to: '2026-11-26' })).toEqual({ from: '2025-11-01', to: '2025-11-26' })
})

test('the year before of any span is one too, of its length to a day, and does not reach into it', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 364 }), (from, length) => {
      const span = { from, to: addDays(from, length) }
      const before = yearBefore(span)
      expect([before.from, before.to].every(isDay)).toBe(true)
      expect(before.from <= before.to && before.to < span.from).toBe(true)
      expect(Math.abs(daysBetween(before.from, before.to) - length)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a span under way ends today, one that is over or to come stays whole', () => {
  const month = { from: '2026-11-01', to: '2026-11-30' }
  expect(['2026-10-31', '2026-11-01', '2026-11-26', '2026-11-30', '2026-12-01'].map((day) => upToToday(month, day).to)).toEqual([
    '2026-11-30',
    '2026-11-01',
    '2026-11-26',
    '2026-11-30',
    '2026-11-30',
  ])
})

test('steps lie end to end over their span, and are as many as can be told apart', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 3000 }), (from, length) => {
      const span = { from, to: addDays(from, length) }
      const steps = listSteps(span)
      expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([span.from, span.to])
      expect(steps.slice(1).map((step) => step.from)).toEqual(steps.slice(0, -1).map((step) => addDays(step.to, 1)))
      expect(steps.length).toBeLessThanOrEqual(101)
    }),
    { numRuns: 30 },
  )
})

test('each day of the year before answers to one step, and to no other', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 1200 }), (from, length) => {
      const span = { from, to: addDays(from, length) }
      const before = yearBefore(span)
      const steps = stepsBefore(listSteps(span), before)
      expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([before.from, before.to])
      expect(steps.slice(1).map((step) => step.from)).toEqual(steps.slice(0, -1).map((step) => addDays(step.to, 1)))
    }),
    { numRuns: 30 },
  )
  const [february] = listSteps({ from: '2029-02-28', to: '2029-02-28' })
  expect(february && stepsBefore([february], yearBefore(february))).toEqual([{ from: '2028-02-28', to: '2028-02-29' }])
})

test('two days make a span where they are days, follow each other and are not ten years apart', () => {
  expect(isSpan({ from: '2026-01-01', to: '2026-01-01' })).toBe(true)
  for (const [from, to] of [
    ['2026-01-02', '2026-01-01'],
    ['2026-02-30', '2026-03-01'],
    ['', '2026-03-01'],
    ['2010-01-01', '2026-03-01'],
  ] as const)
    expect(isSpan({ from, to })).toBe(false)
})
