import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasMatch, makeExcerpt, markText } from './excerpt.ts'

const said = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const looksFor =
  (...keys: string[]) =>
  (key: string) =>
    keys.includes(key)
const words = fc.array(fc.constantFrom('vin', 'jaune,', 'Été', 'l’abbesse', 'marnes.', '–', 'œuf', 'sous-bois'), {
  maxLength: 120,
})

test('what was looked for is marked where it stands, as it is spelt', () => {
  expect(said(markText('Les Côtes du Rhône, l’été', looksFor('cotes', 'rhone', 'ete')))).toBe('Les [Côtes] du [Rhône], l’[été]')
})

test('an excerpt begins where most stands together, and says that it is one', () => {
  const text = `${'Il pleut sur les rangs. '.repeat(20)}Le vin jaune vieillit sous voile. ${'Puis vient l’hiver. '.repeat(20)}`
  const shown = said(makeExcerpt(text, looksFor('vin', 'jaune', 'pluie')))
  expect(shown).toMatch(/^… .*Le \[vin\] \[jaune\] vieillit sous voile\..* …$/)
  expect(said(makeExcerpt('Peu de mots.', looksFor('rien')))).toBe('Peu de mots.')
  expect(makeExcerpt('', looksFor('rien'))).toEqual([])
})

test('whatever the text, an excerpt is a piece of it, no longer than it may be, and marks what is asked alone', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('vin', 'ete', 'abbesse', 'rien'), (parts, key) => {
      const text = parts.join(' ')
      const excerpt = makeExcerpt(text, looksFor(key))
      const whole = excerpt.map((part) => part.text).join('')
      const inside = whole.replace(/^… /, '').replace(/ …$/, '')
      expect(text).toContain(inside)
      expect(inside.length).toBeLessThanOrEqual(170)
      expect(excerpt.filter(({ isMatch }) => isMatch).length > 0).toBe(hasMatch(text, looksFor(key)))
    }),
  )
})

test('a word without an end breaks nothing', () => {
  const long = 'a'.repeat(1000)
  expect(said(makeExcerpt(`${long} vin ${long}`, looksFor('vin'))).length).toBeLessThan(400)
  expect(makeExcerpt(long, looksFor('vin'))).toHaveLength(2)
})
