import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOfPassword, leastLength, passwordKey } from './password.ts'

const words = new Set(['motdepasse', 'password', 'soleil', 'chardonnay', 'elephant', 'administrateur', 'loulou'])
const rules = {
  role: 'MEMBER' as const,
  isCommon: (word: string) => words.has(word),
  names: ['Domaine des Trois Coteaux', 'jeanne.martin@exemple.fr'],
}
const codeOf = (password: string) => faultOfPassword(password, rules)?.code

test('a password has 12 characters, 15 in the back office, and 256 at most; no kind of character is asked for', () => {
  expect(codeOf('vigne brune')).toBe('too_short')
  expect(codeOf('vignes brunes')).toBeUndefined()
  expect(faultOfPassword('vignes brunes', { ...rules, role: 'ADMIN' })).toEqual({ code: 'too_short', params: { min: 15 } })
  expect(leastLength('SUPER_ADMIN')).toBe(15)
  expect(codeOf('abri pluvieux '.repeat(19))).toBe('too_long')
  expect(codeOf('🍷🥖🧀🍇🌧️🚲')).toBe('too_short')
})

test('what comes down to a common word is refused: its case, accents, padding, look-alike signs, repeats', () => {
  const refused = [
    'motdepasse123',
    'MotDePasse2024!',
    'Mot de passe 1',
    'mot-de-passe-2025',
    'p@ssw0rd123456',
    '123456password',
    'Soleil!!!2024',
    'soleilsoleil',
    'soleil soleil',
    'SoleilSoleil99',
    'chardonnay2022',
    'Éléphant-1234',
    'ÉLÉPHANT!!!!!!',
    'loulouloulou',
  ]
  expect(refused.filter((password) => codeOf(password) !== 'guessable')).toEqual([])
})

test('runs of neighbouring keys, sequences and repeated signs are refused', () => {
  const refused = [
    'azertyuiop123',
    'qwertyuiop[]',
    'abcdefghijkl',
    '123456789012',
    'aaaaaaaaaaaa',
    'azerty-azerty',
    '1a2z3e4r5t6y',
    'poiuytreza99',
    '111111222222',
    'wxcvbn123456',
    '            ',
    '!!!!!!!!!!!!',
    'abc123abc123',
    '202020202020',
  ]
  expect(refused.filter((password) => codeOf(password) !== 'guessable')).toEqual([])
})

test('the name of the site and the parts of the e-mail are no secret', () => {
  for (const password of [
    'troiscoteaux1',
    'Domaine-des-trois-coteaux',
    'jeannemartin75',
    'jeanne.martin@exemple.fr',
    'Martin1234567',
  ]) {
    expect(codeOf(password), password).toBe('guessable')
  }
})

test('a sentence, or signs at random, will do', () => {
  for (const password of [
    'le merle siffle tard',
    'xk7-Tr2!vQp9z',
    'tracteur bleu sous la pluie',
    '梅雨前線が北上して今日も雨です',
  ]) {
    expect(codeOf(password), password).toBeUndefined()
  }
})

test('passwords drawn at random are hardly ever refused, and none takes long', () => {
  const drawn = fc.string({ unit: fc.constantFrom(...'abcdefghijkmnopqrstuvwxyz23456789-'), minLength: 14, maxLength: 14 })
  const refused = fc.sample(drawn, { seed: 7, numRuns: 2000 }).filter((password) => codeOf(password) !== undefined)
  expect(refused.length).toBeLessThan(5)
  for (const text of ['a', '1', 'ab', 'azerty', 'é', ' ', 'soleil', '🍷']) {
    const began = performance.now()
    codeOf(text.repeat(Math.floor(256 / text.length)))
    expect(performance.now() - began, text).toBeLessThan(50)
  }
})

test('one password typed on two systems is one password', () => {
  expect(passwordKey('e\u0301te\u0301 pluvieux')).toBe(passwordKey('\u00e9t\u00e9 pluvieux'))
})
