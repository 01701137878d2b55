import { describe, expect, test } from 'vitest'
import { alwaysLent, asksTooMuchAgain, isLeftUnpaid, lapsesForgiven, type Want } from './lapsed-order.ts'
import { ofAddress, ofNetwork } from './unproven-order.ts'

const lapse = (bottles: number) => ({ ofWine: bottles, inAll: bottles, isCard: true })
/** A place that wants so many of a hundred and twenty bottles. */
const wants = (wanted: number, more: Partial<Want> = {}): Want => ({
  free: 120 - wanted,
  held: wanted,
  wanted,
  own: 0,
  ownInAll: 0,
  wantedInAll: wanted,
  lapses: [],
  measure: ofAddress,
  isCard: true,
  isLeftUnpaid: false,
  isLeftByCard: false,
  ...more,
})

describe('threat 45: orders that were left unpaid', () => {
  test('nobody is refused who left none, nor for a card that failed twice', () => {
    expect(asksTooMuchAgain(wants(120))).toBe(false)
    for (const quantity of [1, 12, 24]) {
      const lapses = Array.from({ length: lapsesForgiven }, () => lapse(quantity))
      expect(asksTooMuchAgain(wants(quantity, { lapses }))).toBe(false)
    }
  })

  test('the third, or one that is large, counts as if it were held', () => {
    const small = [lapse(24), lapse(24), lapse(24)]
    expect([16, 17].map((wanted) => asksTooMuchAgain(wants(wanted, { lapses: small })))).toEqual([false, true])
    const large = { lapses: [lapse(100)] }
    expect([alwaysLent, alwaysLent + 1].map((wanted) => asksTooMuchAgain(wants(wanted, large)))).toEqual([false, true])
    const other = { lapses: [{ ofWine: 0, inAll: 100, isCard: true }] }
    expect([44, 45].map((wanted) => asksTooMuchAgain(wants(wanted, other)))).toEqual([false, true])
  })

  test('by other means than a card nobody holds more than a share, and two such orders are forgiven whatever their size', () => {
    const lapses = [lapse(40), lapse(40)].map((one) => ({ ...one, isCard: false }))
    expect(asksTooMuchAgain(wants(40, { lapses }))).toBe(false)
    const third = [...lapses, { ...lapse(6), isCard: false }]
    expect([34, 35].map((wanted) => asksTooMuchAgain(wants(wanted, { lapses: third })))).toEqual([false, true])
  })

  test('a network leaves six times as many before it is asked', () => {
    const lapses = Array.from({ length: lapsesForgiven * ofNetwork.times }, () => lapse(24))
    expect(asksTooMuchAgain(wants(120, { lapses, measure: ofNetwork }))).toBe(false)
    const more = [...lapses, lapse(24), lapse(100), lapse(100)]
    const asks = (wanted: number) => asksTooMuchAgain(wants(wanted, { lapses: more, measure: ofNetwork }))
    expect([alwaysLent, 16, 17].map(asks)).toEqual([false, false, true])
  })

  test('of the last half of a wine that is left unpaid a place takes a tenth of that, a case at most, and none after two pages', () => {
    const left = { isLeftUnpaid: true, isLeftByCard: true }
    expect([66, 67].map((wanted) => asksTooMuchAgain(wants(wanted, left)))).toEqual([false, true])
    const low = (wanted: number, more: Partial<Want> = {}) =>
      asksTooMuchAgain(wants(wanted, { free: 20 - wanted, held: 100 + wanted, ...left, ...more }))
    expect([low(6), low(7), low(4, { own: 2 }), low(4, { own: 3 })]).toEqual([false, true, false, true])
    expect([low(1, { lapses: [lapse(1)] }), low(1, { lapses: [lapse(1), lapse(1)] })]).toEqual([false, true])
    const few = (wanted: number) => asksTooMuchAgain(wants(wanted, { free: 12 - wanted, held: 12 + wanted, ...left }))
    expect([few(1), few(2)]).toEqual([false, true])
  })

  test('by other means that half is open to whoever left less than two unpaid, and closed to all others', () => {
    const low = (lapses: number, wanted: number) =>
      asksTooMuchAgain(
        wants(wanted, {
          free: 20 - wanted,
          held: 100 + wanted,
          isCard: false,
          isLeftUnpaid: true,
          lapses: Array(lapses).fill(lapse(6)),
        }),
      )
    expect([low(0, 20), low(1, 20), low(2, 1)]).toEqual([false, false, true])
  })

  test('a wine is left unpaid by more than two orders and half of it, and not where more is bought', () => {
    const of = (unpaid: number, paid = 0) => isLeftUnpaid({ free: 20, held: 100, unpaid, paid })
    expect([of(107), of(108), of(108, 107), of(108, 108)]).toEqual([false, true, true, false])
    expect(isLeftUnpaid({ free: 0, held: 24, unpaid: 48, paid: 0 }), 'one card that failed twice').toBe(false)
  })
})
