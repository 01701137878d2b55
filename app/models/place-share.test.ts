import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countForMailbox,
  countForMember,
  countForStranger,
  findOverShare,
  type HeldPlaces,
  isOneDayTooMany,
  mostDays,
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
    expect([mostDays('STRANGER'), mostDays('MEMBER')]).toEqual([2, 6])
    const held = ['2026-03-06', '2026-03-07', '2026-03-07']
    expect(isOneDayTooMany('2026-03-07', held.slice(0, 1), 'STRANGER')).toBe(false)
    expect(isOneDayTooMany('2026-03-07', held, 'STRANGER')).toBe(false)
    expect(isOneDayTooMany('2026-03-13', held, 'STRANGER')).toBe(true)
    expect(isOneDayTooMany('2026-03-13', held, 'MEMBER')).toBe(false)
  })
})

describe('threat 45: what a network and those without an address may hold', () => {
  const left = (over: { left: number } | undefined) => over?.left

  test.each([
    [1, 12, 6],
    [12, 12, 6],
    [24, 12, 12],
    [100, 50, 50],
  ])('of %i places: a network %i, all without an address %i', (places, network, unasked) => {
    const wish = { places, held: 0, wanted: 1000 }
    const most = (['NETWORK', 'WAITING', 'UNASKED'] as const).map((share) => left(findOverShare(wish, share)))
    expect(most).toEqual([network, network, unasked])
  })

  test('comes to no more than that, however the places are asked for', () => {
    const asks = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), asks, (places, wanted) => {
        for (const [share, least] of [
          ['NETWORK', 12],
          ['UNASKED', 6],
        ] as const) {
          const held = wanted.reduce(
            (sum, count) => (findOverShare({ places, held: sum, wanted: count }, share) ? sum : sum + count),
            0,
          )
          expect(held).toBeLessThanOrEqual(Math.max(least, places / 2))
        }
      }),
    )
  })

  test('ends with six days to come that nobody has confirmed, and twelve in all, one of which may be booked again', () => {
    const held = Array.from({ length: 12 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
    expect(isOneDayTooMany('2026-03-06', held.slice(0, 6), 'WAITING')).toBe(false)
    expect(isOneDayTooMany('2026-03-07', held.slice(0, 6), 'WAITING')).toBe(true)
    expect(isOneDayTooMany('2026-03-12', held.slice(0, 11), 'NETWORK')).toBe(false)
    expect(isOneDayTooMany('2026-03-13', held, 'NETWORK')).toBe(true)
  })
})

describe('what counts with whoever takes places', () => {
  const here = { block: 'b', network: 'n', mailbox: 'm' }
  const held: HeldPlaces[] = [
    { ...here, day: '', places: 1, state: 'CONFIRMED', isOwn: false },
    { ...here, day: '', places: 2, state: 'LAPSED', isOwn: false },
    { block: 'c', network: 'n', mailbox: 'other', day: '', places: 4, state: 'WAITING', isOwn: false },
    { block: 'd', network: 'o', mailbox: 'm', day: '', places: 8, state: 'CONFIRMED', isOwn: false },
    { block: 'd', network: 'o', mailbox: 'm', day: '', places: 16, state: 'WAITING', isOwn: false },
    { block: 'd', network: 'o', mailbox: 'other', day: '', places: 32, state: 'LAPSED', isOwn: true },
  ]
  const sums = (counted: ReturnType<typeof countForStranger>) =>
    counted.map(({ share, held: of }) => [share, of.reduce((sum, { places }) => sum + places, 0)])

  test('a stranger with all of their place and network, and with no mailbox that they only name', () => {
    expect(sums(countForStranger(held, here))).toEqual([
      ['STRANGER', 3],
      ['NETWORK', 7],
      ['WAITING', 6],
    ])
  })

  test('a member with their own, and with what their mailbox, place and network have confirmed', () => {
    expect(sums(countForMember(held, here))).toEqual([
      ['MEMBER', 41],
      ['MEMBER', 1],
      ['NETWORK', 1],
    ])
  })

  test('a mailbox that confirms with what it has confirmed, and its network', () => {
    expect(sums(countForMailbox(held, here))).toEqual([
      ['STRANGER', 9],
      ['NETWORK', 1],
    ])
  })
})
