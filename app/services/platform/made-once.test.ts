import { expect, test } from 'vitest'
import { madeOnce } from './made-once.server.ts'

test('a thing is made once for the very answers it is made of, and for what else its name says', () => {
  let count = 0
  const make = () => (count += 1)
  const [info, values] = [{}, {}]
  expect([madeOnce([info, values], 'a', make), madeOnce([info, values], 'a', make)]).toEqual([1, 1])
  expect(madeOnce([info, values], 'b', make)).toBe(2)
  expect(madeOnce([info, {}], 'a', make)).toBe(3)
  expect(madeOnce([{}, values], 'a', make)).toBe(4)
  expect(madeOnce([values, info], 'a', make)).toBe(5)
  expect(madeOnce([info, values], 'a', make)).toBe(1)
})

test('no more is kept beside an answer than has its room', () => {
  const answer = {}
  for (let turn = 0; turn < 200; turn += 1) madeOnce([answer], `${turn}`, () => turn)
  expect(madeOnce([answer], '7', () => -1)).toBe(7)
  madeOnce([answer], 'one more', () => 0)
  expect(madeOnce([answer], '7', () => -1)).toBe(-1)
})
