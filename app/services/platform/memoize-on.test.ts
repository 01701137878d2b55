import { expect, test } from 'vitest'
import { memoizeOn } from './memoize-on.server.ts'

test('a thing is made once for the very answers it is made of, and for what else its name says', () => {
  let count = 0
  const make = () => (count += 1)
  const info = {}
  const values = {}
  expect([memoizeOn([info, values], 'a', make), memoizeOn([info, values], 'a', make)]).toEqual([1, 1])
  expect(memoizeOn([info, values], 'b', make)).toBe(2)
  expect(memoizeOn([info, {}], 'a', make)).toBe(3)
  expect(memoizeOn([{}, values], 'a', make)).toBe(4)
  expect(memoizeOn([values, info], 'a', make)).toBe(5)
  expect(memoizeOn([info, values], 'a', make)).toBe(1)
})

test('no more is kept beside an answer than has its room', () => {
  const answer = {}
  for (let turn = 0; turn < 200; turn += 1) memoizeOn([answer], `${turn}`, () => turn)
  expect(memoizeOn([answer], '7', () => -1)).toBe(7)
  memoizeOn([answer], 'one more', () => 0)
  expect(memoizeOn([answer], '7', () => -1)).toBe(-1)
})
