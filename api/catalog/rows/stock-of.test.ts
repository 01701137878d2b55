import { expect, test } from 'vitest'
import { countSellable, tellStock } from './stock-of.ts'

const handled = { handlesStock: true }

test('a box can be sold as often as its own stock and each of its bottles allow', () => {
  expect(countSellable({ own: 9, content: [] }, handled)).toBe(9)
  const content = [
    { stock: 13, quantity: 3 },
    { stock: 90, quantity: 1 },
  ]
  expect(countSellable({ own: 9, content }, handled)).toBe(4)
  expect(countSellable({ own: 2, content }, handled)).toBe(2)
  expect(countSellable({ own: 0, content }, { handlesStock: false })).toBeUndefined()
})

test('[P-08] a stock is told up to the limit, and above it not at all', () => {
  expect(tellStock(12, { displayLimit: 12 })).toBe(12)
  expect(tellStock(13, { displayLimit: 12 })).toBeNull()
  expect(tellStock(0, { displayLimit: 0 })).toBe(0)
  expect(tellStock(undefined, { displayLimit: 12 })).toBeNull()
})
