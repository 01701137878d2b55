import { expect, test } from 'vitest'
import { isPostalCodeOf } from './postal-code.ts'

test('a code that no department begins is none of France', () => {
  const codes = ['00123', '99999', '96000', '97000', '98300', '97100', '97600', '20000', '98800', '01000']
  expect(codes.map((code) => isPostalCodeOf('FR', code))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

test('a code of France or Monaco has five digits, however it is spaced; another country is taken at its word', () => {
  expect(['39600', '39 600', '3960', '396000', 'L-1234', ''].map((code) => isPostalCodeOf('FR', code))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect([isPostalCodeOf('MC', '98'), isPostalCodeOf('LU', 'L-1234')]).toEqual([false, true])
})
