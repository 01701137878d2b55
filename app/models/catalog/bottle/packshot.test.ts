import { expect, test } from 'vitest'
import { liquidOf, usualBottle } from './packshot.ts'

test('a sparkling wine in the glass of a rosé is one, and in any other is white', () => {
  expect(liquidOf('bulles', 'rose')).toBe('rose')
  expect(liquidOf('bulles', usualBottle('bulles').glass)).toBe('white')
  expect(liquidOf('blanc', 'rose')).toBe('white')
  expect(liquidOf('rouge', 'rose')).toBe('red')
})
