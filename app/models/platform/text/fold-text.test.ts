import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { slugOf } from './slug.ts'

test('a name is found and addressed without its capitals, accents and signs', () => {
  expect(foldText(' L’Œillade Élevée ')).toBe("l'oeillade elevee")
  expect(slugOf('Clos de l’Abbesse')).toBe('clos-de-l-abbesse')
  expect(slugOf('Vin jaune – n° 12 !')).toBe('vin-jaune-n-12')
})

test('whatever the name, its address is empty or one the shop takes', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(name))))
})
