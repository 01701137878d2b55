import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReduction } from './price-ledger.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 8)).toISOString()
const at = (number: number, full: number, sold = full) => ({ full, sold, since: day(number) })
const on = (number: number) => new Date(Date.UTC(2026, 0, number, 12))

test('a reduction is told from the lowest price of the 30 days before it, not from the price just before', () => {
  const ledger = [at(1, 1100), at(40, 1000), at(50, 1400), at(60, 1400, 900)]
  expect(findReduction(ledger, on(61))).toEqual({ reference: 1000, percent: 10 })
})

test('a low price that ended more than 30 days before no longer counts', () => {
  const ledger = [at(1, 800), at(10, 1200), at(41, 1200, 900)]
  expect(findReduction(ledger, on(42))).toEqual({ reference: 1200, percent: 25 })
  expect(findReduction([at(1, 800), at(11, 1200), at(40, 1200, 900)], on(42))).toBeUndefined()
})

test('reductions that follow each other are told from before the first of them', () => {
  expect(findReduction([at(1, 1000), at(40, 1000, 900), at(50, 1000, 800)], on(51))).toEqual({ reference: 1000, percent: 20 })
})

test('a price put up only to be reduced, one without a past and one that is not reduced tell nothing', () => {
  expect(findReduction([at(1, 1000), at(58, 1500), at(60, 1500, 1000)], on(61))).toBeUndefined()
  expect(findReduction([at(60, 1500, 1000)], on(61))).toBeUndefined()
  expect(findReduction([at(1, 1500, 1000), at(60, 1500)], on(61))).toBeUndefined()
  expect(findReduction([], on(61))).toBeUndefined()
  expect(findReduction([at(1, 1000), at(70, 1000, 500)], on(61))).toBeUndefined()
})

test('whatever its past, a struck price was truly asked and lies above the present one', () => {
  const entry = fc.record({ day: fc.nat(120), full: fc.integer({ min: 1, max: 5000 }), off: fc.nat(5000) })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const ledger = entries.map((one) => at(one.day, one.full, Math.max(0, one.full - one.off)))
      const told = findReduction(ledger, on(130))
      if (!told) return true
      const present = ledger.toSorted((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0)).at(-1)
      const isReal = ledger.some(({ sold }) => sold === told.reference)
      return isReal && told.reference > (present?.sold ?? 0) && told.percent >= 0 && told.percent <= 100
    }),
  )
})
