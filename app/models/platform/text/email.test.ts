import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, hasAccents } from './email.ts'

test('spellings of one address give one key', () => {
  const spellings = ['Jeanne@Exemple.fr', ' jeanne@exemple.fr ', 'JEANNE@EXEMPLE.FR', 'ｊeanne@exemple.fr', 'jeanne＠exemple.fr']
  expect(new Set(spellings.map(emailKey))).toEqual(new Set(['jeanne@exemple.fr']))
})

test('what cannot be written to is refused', () => {
  const wrong = [
    '',
    'jeanne',
    'jeanne@',
    '@exemple.fr',
    'a b@exemple.fr',
    'a@exemple',
    'a@-x.fr',
    'a@x-.fr',
    'a..b@x.fr',
    '.a@x.fr',
    'a@x..fr',
    'a,b@x.fr',
    'a@x.fr\r\nBcc: b@x.fr',
    'a@x.fr, b@x.fr',
    `${'a'.repeat(65)}@x.fr`,
    `a@${'x'.repeat(64)}.fr`,
    'a\u0000b@x.fr',
    'éloïse@exemple.fr',
    'léa+vin@exemple.fr',
    'jeanne@exemplé.fr',
    '"a b"@x.fr',
  ]
  expect(wrong.filter((text) => emailKey(text) !== undefined)).toEqual([])
})

test('a key is its own key, and never carries a line break or a second address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const key = emailKey(text)
      if (key === undefined) return
      expect(emailKey(key)).toBe(key)
      expect(key).not.toMatch(/[\s,;<>]/)
    }),
  )
})

test('an address that is wrong by its accents alone is known as such', () => {
  const typed = [
    'éloïse@exemple.fr',
    'léa+vin@exemple.fr',
    'jeanne@exemplé.fr',
    'jeanne@exemple.fr',
    'éloïse@',
    'lea vin@exemple.fr',
  ]
  expect(typed.map(hasAccents)).toEqual([true, true, true, false, false, false])
})
