import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parisDay, weekdayOf } from '../../platform/time/working-days.ts'
import { parisMoment } from '../../site/settings/opening-hours.ts'
import { isSlotOpen, momentInFrance } from './collection.ts'

const noHours = ['', '', '', '', '', '', '']
const rules = { now: new Date('2026-03-01T10:00:00.000Z'), week: noHours, closings: [] }
const friday = { weekday: 5, opens: 14 * 60, closes: 18 * 60, leadHours: 24 }

test('threat 33: a slot is open on its weekday, not too soon, not on closed days, and never in the past', () => {
  expect(isSlotOpen(friday, '2026-03-06', rules)).toBe(true)
  expect(isSlotOpen(friday, '2026-03-05', rules)).toBe(false)
  expect(isSlotOpen(friday, '2026-02-27', rules)).toBe(false)
  expect(isSlotOpen(friday, '2026-03-06', { ...rules, now: new Date('2026-03-05T13:00:00.000Z') })).toBe(true)
  expect(isSlotOpen(friday, '2026-03-06', { ...rules, now: new Date('2026-03-05T13:00:00.001Z') })).toBe(false)
  const closings = [{ firstDay: '2026-03-06', lastDay: '2026-03-06' }]
  expect(isSlotOpen(friday, '2026-03-06', { ...rules, closings })).toBe(false)
  expect(isSlotOpen(friday, '2026-03-13', { ...rules, closings })).toBe(true)
})

test('the collection hours of the owner bound every slot; a day without hours has no collection once another has some', () => {
  const on = (hours: string, place = 4) => isSlotOpen(friday, '2026-03-06', { ...rules, week: noHours.with(place, hours) })
  expect(on('14 h – 18 h')).toBe(true)
  expect(on('9:00-12:00 13:30-19:00')).toBe(true)
  expect(on('14 h – 17 h')).toBe(false)
  expect(on('14 h – 18 h', 3)).toBe(false)
  expect(on('sur rendez-vous')).toBe(true)
})

test('a minute of a day in France is the moment at which its clocks show it, in summer and in winter', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.integer({ min: 4 * 60, max: 1439 }), (on, minute) => {
      const moment = momentInFrance(on, minute)
      expect([parisDay(moment), parisMoment(moment)]).toEqual([on, { day: weekdayOf(on) - 1, minute }])
    }),
  )
})
