import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findOverNetwork,
  findOverShare,
  findOverUnasked,
  isOneDayTooMany,
  isOneNetworkDayTooMany,
  mostDays,
  mostNetworkDays,
  mostPlaces,
} from './place-share.ts'

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

describe('threat 45: what a network and those without an address may hold that nobody has confirmed', () => {
  const left = (over: { left: number } | undefined) => over?.left

  test.each([
    [1, 12, 6],
    [12, 12, 6],
    [24, 12, 12],
    [100, 50, 50],
  ])('of %i places: a network %i, all without an address %i', (places, network, unasked) => {
    const wish = { places, held: 0, wanted: 1000 }
    expect([left(findOverNetwork(wish)), left(findOverUnasked(wish))]).toEqual([network, unasked])
  })

  test('comes to no more than that, however the places are asked for', () => {
    const asks = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), asks, (places, wanted) => {
        for (const [find, least] of [
          [findOverNetwork, 12],
          [findOverUnasked, 6],
        ] as const) {
          const held = wanted.reduce((sum, count) => (find({ places, held: sum, wanted: count }) ? sum : sum + count), 0)
          expect(held).toBeLessThanOrEqual(Math.max(least, places / 2))
        }
      }),
    )
  })

  test('ends with six days to come, one of which may be booked again', () => {
    const held = Array.from({ length: mostNetworkDays }, (_, at) => `2026-03-0${at + 1}`)
    expect(mostNetworkDays).toBe(6)
    expect(isOneNetworkDayTooMany('2026-03-06', held)).toBe(false)
    expect(isOneNetworkDayTooMany('2026-03-07', held)).toBe(true)
  })
})
