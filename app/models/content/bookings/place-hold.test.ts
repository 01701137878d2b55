import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findConfirmBy, findWaitMinutes, scarceMinutes, waitingHours } from './place-hold.ts'

const plenty = waitingHours * 60
const scarce = scarceMinutes
const room = fc
  .nat({ max: 500 })
  .chain((places) =>
    fc.record({ places: fc.constant(places), left: fc.nat({ max: places }), isKnownToLapse: fc.constant(false) }),
  )
const from = new Date('2026-03-01T10:00:00.000Z')

describe('threat 45: how long places wait to be confirmed', () => {
  test.each([
    ['all others are left', 24, 23, plenty],
    ['half is left', 24, 12, plenty],
    ['less than half is left', 24, 11, scarce],
    ['nothing is left', 1, 0, scarce],
  ])('where %s', (_, places, left, minutes) => {
    expect(findWaitMinutes({ places, left, isKnownToLapse: false })).toBe(minutes)
  })

  test('only for the hour where what was taken of it from the same place has lapsed before', () => {
    expect(findWaitMinutes({ places: 24, left: 23, isKnownToLapse: true })).toBe(scarce)
  })

  test('the less is left the sooner it ends, and what is waited for of more than half never waits for longer than the hour', () => {
    fc.assert(
      fc.property(room, fc.nat({ max: 500 }), (room, more) => {
        expect(findWaitMinutes({ ...room, left: Math.max(0, room.left - more) })).toBeLessThanOrEqual(findWaitMinutes(room))
        if (room.places - room.left > room.places / 2) expect(findWaitMinutes(room)).toBe(scarce)
      }),
    )
  })

  test('whatever crowd takes places one after the other, what waits for a day never comes to more than half of them', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 80 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), groups, (places, wanted) => {
        let left = places
        let forDay = 0
        for (const count of wanted) {
          if (count > left) continue
          left -= count
          if (findWaitMinutes({ places, left, isKnownToLapse: false }) === plenty) forDay += count
        }
        expect(forDay * 2).toBeLessThanOrEqual(places)
      }),
    )
  })

  test('the wait ends with what the places are for', () => {
    const room = { places: 10, left: 9, isKnownToLapse: false }
    expect(findConfirmBy(room, from, undefined).toISOString()).toBe('2026-03-02T10:00:00.000Z')
    expect(findConfirmBy(room, from, new Date('2026-03-01T18:00:00.000Z')).toISOString()).toBe('2026-03-01T18:00:00.000Z')
    expect(findConfirmBy(room, from, new Date('2026-03-09T18:00:00.000Z')).toISOString()).toBe('2026-03-02T10:00:00.000Z')
  })
})
