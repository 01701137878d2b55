import { expect, test } from 'vitest'
import { hangLabel, liquidOf, shotBuilds, usualAspect, usualBottle } from './packshot.ts'

test('a sparkling wine in the glass of a rosé is one, and in any other is white', () => {
  expect(liquidOf('bulles', 'rose')).toBe('rose')
  expect(liquidOf('bulles', usualBottle('bulles').glass)).toBe('white')
  expect(liquidOf('blanc', 'rose')).toBe('white')
  expect(liquidOf('rouge', 'rose')).toBe('red')
})

test('a label that is lower than most hangs higher, and none leaves the straight part of its bottle', () => {
  for (const build of shotBuilds) {
    const [usual, low] = [hangLabel(build, usualAspect), hangLabel(build, 3)]
    expect(usual.foot).toBe(16)
    expect(low.foot).toBeGreaterThan(30)
    expect(low.foot + low.height).toBeLessThan(usual.foot + usual.height)
  }
})
