import { expect, test } from 'vitest'
import { sayCalendarDay, sayFullDay, sayLongMoment, sayMoment, sayShortDay } from './french-date.ts'

test('[C-10] a day is dd/mm/yyyy and a time hh:mm:ss, both as the clock on a wall in France shows them', () => {
  expect(sayShortDay('2026-03-01T09:05:07Z')).toBe('01/03/2026')
  expect(sayMoment('2026-03-01T09:05:07Z')).toBe('01/03/2026 10:05:07')
  expect(sayMoment('2026-07-31T22:00:00Z')).toBe('01/08/2026 00:00:00')
})

test('a rendezvous is said in words, at the hour of France', () => {
  expect(sayLongMoment('2026-12-11T18:00:00.000Z')).toBe('vendredi 11 décembre 2026 à 19\u00a0h')
  expect(sayLongMoment('2026-05-01T07:05:00.000Z')).toBe('vendredi 1er mai 2026 à 9\u00a0h\u00a005')
  expect(sayLongMoment('2026-05-31T22:30:00.000Z')).toBe('lundi 1er juin 2026 à 0\u00a0h\u00a030')
})

test('a day of the calendar is the same day wherever it is read, and the first of a month is its 1er', () => {
  expect(sayCalendarDay('2026-03-01')).toBe('01/03/2026')
  expect(sayFullDay('2026-03-01')).toBe('dimanche 1er mars 2026')
  expect(sayFullDay('2026-03-11')).toBe('mercredi 11 mars 2026')
})
