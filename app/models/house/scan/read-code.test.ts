import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addKey, findWithCode, isBottleCode, type KeyRun, lookAgain, readRoundCode, readRun } from './read-code.ts'

const references = ['MDEQ-9XY8', '96JF-EYH3']

test('a code is an order’s, a parcel’s, a bottle’s, or nobody’s', () => {
  expect(readRoundCode('mdeq-9xy8', references)).toEqual({ kind: 'order', reference: 'MDEQ-9XY8' })
  for (const number of ['6A12345678901', 'XY123456789FR', '12345678', '00AB12CD', '12345678901234'])
    expect(readRoundCode(number, references)).toEqual({ kind: 'parcel', number })
  expect(readRoundCode('6A 1234 5678 901', references)).toEqual({ kind: 'parcel', number: '6A12345678901' })
  expect(readRoundCode('3760123456783', references).kind).toBe(isBottleCode('3760123456783') ? 'bottle' : 'parcel')
  expect(readRoundCode('4006381333931', references)).toEqual({ kind: 'bottle' })
  for (const nothing of ['', 'abc', 'https://exemple.fr/vin', 'x'.repeat(60)])
    expect(readRoundCode(nothing, references).kind).toBe('none')
})

test('lines are found by the code of their bottle, with its nought or without, all of them', () => {
  const codes = ['4006381333931', '', '036000291452', '4006381333931']
  expect(findWithCode('4006381333931', codes)).toEqual([0, 3])
  expect(findWithCode('0036000291452', codes)).toEqual([2])
  expect(findWithCode('4006381333930', codes)).toEqual([])
  expect(findWithCode('', codes)).toEqual([])
})

test('whatever is read, a number that goes into a field is a plain one, and a line is never another’s', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (code, codes) => {
      const read = readRoundCode(code, references)
      if (read.kind === 'parcel') expect(read.number).toMatch(/^[0-9A-Z]{7,40}$/)
      if (!isBottleCode(code)) expect(findWithCode(code, codes)).toEqual([])
    }),
  )
})

const type = (text: string, gap: number) =>
  [...text].reduce<KeyRun | undefined>((run, key, place) => addKey(run, key, { at: place * gap, before: 'x' }), undefined)

test('a hand scanner is told from a hand by its pace', () => {
  expect(readRun(type('6A12345678901', 8), 13 * 8)).toBe('6A12345678901')
  expect(type('6A12345678901', 8)?.before).toBe('x')
  expect(readRun(type('6A12345678901', 120), 13 * 120)).toBeUndefined()
  expect(readRun(type('123', 8), 24)).toBeUndefined()
  expect(readRun(type('6A12345678901', 8), 5000), 'Enter came later, by hand').toBeUndefined()
})

test('a code that stays in sight is read once, and again after it was gone', () => {
  const first = lookAgain(undefined, 'A1', 0)
  expect(first.fresh).toBe('A1')
  expect(lookAgain(first.seen, 'A1', 500).fresh).toBeUndefined()
  expect(lookAgain(first.seen, 'B2', 500).fresh).toBe('B2')
  expect(lookAgain(lookAgain(first.seen, undefined, 600).seen, 'A1', 700).fresh).toBeUndefined()
  expect(lookAgain(lookAgain(first.seen, undefined, 1000).seen, 'A1', 1100).fresh).toBe('A1')
})
