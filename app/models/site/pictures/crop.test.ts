import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropText } from './crop.ts'

test('[C-05] a text is cropped at 120 characters, between two words', () => {
  const text =
    'On laboure au cheval là où la pente le demande, on vendange à la main partout, et l’on attend chaque vin le temps qu’il réclame.'
  const cropped = cropText(text)
  expect(cropped).toBe(
    'On laboure au cheval là où la pente le demande, on vendange à la main partout, et l’on attend chaque vin le temps qu’il…',
  )
  expect([...cropped].length).toBeLessThanOrEqual(120)
  expect(cropText('x'.repeat(120))).toBe('x'.repeat(120))
  expect(cropText('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`)
})

test('no cropped text is longer than asked, cuts a character in two, or changes a short one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const cropped = cropText(text)
      const isShort = [...text.trim()].length <= 120
      return [...cropped].length <= 120 && (isShort ? cropped === text.trim() : cropped.endsWith('…'))
    }),
  )
})
