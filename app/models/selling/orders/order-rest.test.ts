import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countComingBack, countKept, type GivenUp, isAllSettled, reckonLines } from './order-rest.ts'

const lines = [{ quantity: 6 }, { quantity: 3 }]
const goods = (place: number, quantity: number) => ({ goods: [{ place, quantity }] })
const leftOf = (...course: Parameters<typeof reckonLines>) => reckonLines(...course).map(({ left }) => left)

test('what is left of an order is what was ordered less what every parcel took', () => {
  const course = { givenUp: [], isGone: false }
  expect(leftOf(lines, { ...course, parcels: [] })).toEqual([6, 3])
  expect(leftOf(lines, { ...course, parcels: [goods(0, 2), goods(1, 3), goods(0, 1)] })).toEqual([3, 0])
})

test('what was given up before it left is never sent; what was given up after comes back, and changes nothing of what is left', () => {
  const givenUp = [
    { line: 0, quantity: 3, kept: 2 },
    { line: 1, quantity: 1, kept: 0 },
  ]
  expect(reckonLines(lines, { parcels: [goods(0, 2), goods(1, 1)], givenUp, isGone: false })).toEqual([
    { ordered: 6, sent: 2, givenUp: 2, left: 2 },
    { ordered: 3, sent: 1, givenUp: 0, left: 2 },
  ])
  expect(givenUp.map(countComingBack)).toEqual([1, 1])
})

test('an order that left at once has sent all but what was given up before', () => {
  const counts = reckonLines(lines, { parcels: [{ goods: [] }], givenUp: [{ line: 0, quantity: 2, kept: 2 }], isGone: true })
  expect(counts.map(({ sent, left }) => [sent, left])).toEqual([
    [4, 0],
    [3, 0],
  ])
  expect(isAllSettled(counts)).toBe(true)
})

test('whatever is packed and given up, every unit is counted once and none is sent that was given up', () => {
  const acts = fc.array(fc.record({ isParcel: fc.boolean(), place: fc.nat(2), quantity: fc.integer({ min: 1, max: 9 }) }))
  const property = fc.property(
    fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 3 }),
    acts,
    (ordered, steps) => {
      const rows = ordered.map((quantity) => ({ quantity }))
      const parcels: { goods: { place: number; quantity: number }[] }[] = []
      const givenUp: GivenUp[] = []
      const back = [0, 0, 0]
      for (const { isParcel, place, quantity } of steps) {
        const count = reckonLines(rows, { parcels, givenUp, isGone: false })[place]
        if (!count) continue
        if (isParcel) parcels.push({ goods: [{ place, quantity: Math.min(quantity, count.left) }] })
        else {
          const most = Math.min(quantity, count.left + count.sent - (back[place] ?? 0))
          const one = { line: place, quantity: most, kept: countKept(count, most) }
          back[place] = (back[place] ?? 0) + countComingBack(one)
          givenUp.push(one)
        }
        for (const [at, { ordered: all, sent, givenUp: kept, left }] of reckonLines(rows, {
          parcels,
          givenUp,
          isGone: false,
        }).entries()) {
          expect(sent + kept + left).toBe(all)
          expect(Math.min(sent, kept, left, sent - (back[at] ?? 0))).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )
  fc.assert(property)
})
