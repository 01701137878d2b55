import { expect, test } from 'vitest'
import { findShortLines } from './stock-needs.ts'

test('lines that share a stock are short together, each by what the other leaves', () => {
  const bottle = { quantity: 4, needs: [{ stock: 'wine', left: 9, each: 1 }] }
  const box = {
    quantity: 2,
    needs: [
      { stock: 'box', left: 5, each: 1 },
      { stock: 'wine', left: 9, each: 3 },
    ],
  }
  expect(findShortLines([bottle])).toEqual([undefined])
  expect(findShortLines([box])).toEqual([undefined])
  expect(findShortLines([bottle, box])).toEqual([3, 1])
})

test('a line that takes from no stock is never short, and one of an empty stock has none', () => {
  expect(findShortLines([{ quantity: 9999, needs: [] }])).toEqual([undefined])
  expect(findShortLines([{ quantity: 1, needs: [{ stock: 'a', left: 0, each: 1 }] }])).toEqual([0])
})
