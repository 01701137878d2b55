import { expect, test } from 'vitest'
import { isSiren, labelOf, nextNumber, spellPaper } from './paper.ts'

const yearOf = (at: string) => Number(at.slice(0, 4))

test('numbers follow each other, begin anew with the year, and a clock that goes back takes nothing back', () => {
  const last = { year: 2026, number: 41, at: '2026-12-31T20:00:00.000Z' }
  expect(nextNumber(last, '2026-12-31T21:00:00.000Z', yearOf)).toEqual({ at: '2026-12-31T21:00:00.000Z', year: 2026, number: 42 })
  expect(nextNumber(last, '2027-01-01T00:00:00.000Z', yearOf)).toMatchObject({ year: 2027, number: 1 })
  expect(nextNumber({ ...last, year: 2027, number: 3, at: '2027-01-01T00:00:00.000Z' }, last.at, yearOf)).toEqual({
    at: '2027-01-01T00:00:00.000Z',
    year: 2027,
    number: 4,
  })
  expect([labelOf({ kind: 'INVOICE', year: 2026, number: 42 }), labelOf({ kind: 'CREDIT', year: 2027, number: 1 })]).toEqual([
    'F2026-00042',
    'A2027-00001',
  ])
})

test('a SIREN is nine digits of which the last fits the others', () => {
  expect(['732829320', '404833048', '552100554'].map(isSiren)).toEqual([true, true, true])
  expect(['732829321', '73282932', '73282932O', '', ' 732829320'].map(isSiren)).toEqual([false, false, false, false, false])
})

test('two papers never read alike for their hash', () => {
  expect(spellPaper('a', 'b')).not.toBe(spellPaper('a","b', ''))
})
