import { expect, test } from 'vitest'
import { findExpeditionFault, isShippingFree, readFreeShipping } from './shipping-rules.ts'

test('shipping is free from so many bottles or from so much money, and never where neither is set', () => {
  const both = { fromBottles: 24, fromCents: 20_000 }
  expect(isShippingFree({ bottles: 24, cents: 1 }, both)).toBe(true)
  expect(isShippingFree({ bottles: 1, cents: 20_000 }, both)).toBe(true)
  expect(isShippingFree({ bottles: 23, cents: 19_999 }, both)).toBe(false)
  expect(isShippingFree({ bottles: 999, cents: 999_999 }, { fromBottles: 0, fromCents: 0 })).toBe(false)
})

test('an expedition that is too small or too large says how many bottles to add or to take away', () => {
  expect(findExpeditionFault(2, { min: 6, max: 60 })).toEqual({ code: 'too_few', add: 4 })
  expect(findExpeditionFault(66, { min: 6, max: 60 })).toEqual({ code: 'too_many', remove: 6 })
  expect(findExpeditionFault(6, { min: 6, max: 60 })).toBeUndefined()
})

test('the price from which shipping is free is said in euros and reckoned in cents', () => {
  expect(readFreeShipping({ FREE_SHIPPING_BOTTLES: 12, FREE_SHIPPING_PRICE: 149.9 })).toEqual({
    fromBottles: 12,
    fromCents: 14_990,
  })
})
