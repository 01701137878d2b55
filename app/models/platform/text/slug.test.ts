import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug } from './slug.ts'

test('an address says a title without accents, signs or blanks', () => {
  expect(toSlug('Fête de la Percée : le 1er février !')).toBe('fete-de-la-percee-le-1er-fevrier')
  expect(toSlug('Œufs à l’estragon & Ñoño')).toBe('oeufs-a-l-estragon-nono')
  expect(toSlug('  …  ')).toBe('sans-titre')
})

test('whatever the title, it is a word that an address can hold, and stays the same when it is made again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const slug = toSlug(title)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(100)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})
