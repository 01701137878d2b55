import { expect, test } from 'vitest'
import { look, mostSeen, readSeen } from './seen-wines.ts'

test('what is looked at stands in front, once, and the oldest goes where there are too many', () => {
  const all = Array.from({ length: 20 }, (_, at) => `vin-${at}`)
  expect(look(['a', 'b'], 'b')).toEqual(['b', 'a'])
  expect(all.reduce<string[]>(look, [])).toEqual(all.slice(-mostSeen).reverse())
})

test('an address of anybody’s making names ids, each once, and no more than are kept', () => {
  expect(readSeen(null)).toEqual([])
  expect(readSeen("a,b,a,,<script>,../c,'")).toEqual(['a', 'b'])
  expect(readSeen(Array.from({ length: 50 }, (_, at) => at).join(','))).toHaveLength(mostSeen)
})
