import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindFrenchSpaces } from './typography.ts'

test('signs and times keep to their words', () => {
  expect(bindFrenchSpaces('au caveau : 14 h – 18 h 30, « oui » ! 12 €')).toBe(
    'au caveau\u00a0: 14\u00a0h – 18\u00a0h\u00a030, «\u00a0oui\u00a0»\u00a0! 12\u00a0€',
  )
})

test('a street number stays breakable, and binding twice changes nothing more', () => {
  expect(bindFrenchSpaces('7, rue haute 39600 Montorge')).toBe('7, rue haute 39600 Montorge')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = bindFrenchSpaces(text)
      expect(bindFrenchSpaces(once)).toBe(once)
      expect(once.length).toBe(text.length)
    }),
  )
})
