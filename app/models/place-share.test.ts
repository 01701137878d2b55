import { describe, expect, test } from 'vitest'
import { findOverShare, isOneDayTooMany, mostDays, mostPlaces } from './place-share.ts'

describe('what one taker may hold online', () => {
  test.each([
    [1, 6, 12],
    [10, 6, 12],
    [18, 6, 12],
    [24, 8, 12],
    [100, 33, 50],
  ])('of %i places: a stranger %i, a member with a confirmed address %i', (places, stranger, member) => {
    expect([mostPlaces(places, 'STRANGER'), mostPlaces(places, 'MEMBER')]).toEqual([stranger, member])
  })

  test('is told by what is left of it, never by less than nothing', () => {
    expect(findOverShare({ places: 24, held: 5, wanted: 3 }, 'STRANGER')).toBeUndefined()
    expect(findOverShare({ places: 24, held: 5, wanted: 4 }, 'STRANGER')).toEqual({ left: 3 })
    expect(findOverShare({ places: 10, held: 9, wanted: 1 }, 'STRANGER')).toEqual({ left: 0 })
  })

  test('ends with so many days, one of which may be booked again', () => {
    expect(mostDays).toEqual({ STRANGER: 2, MEMBER: 6 })
    const held = ['2026-03-06', '2026-03-07', '2026-03-07']
    expect(isOneDayTooMany('2026-03-07', held.slice(0, 1), 'STRANGER')).toBe(false)
    expect(isOneDayTooMany('2026-03-07', held, 'STRANGER')).toBe(false)
    expect(isOneDayTooMany('2026-03-13', held, 'STRANGER')).toBe(true)
    expect(isOneDayTooMany('2026-03-13', held, 'MEMBER')).toBe(false)
  })
})
