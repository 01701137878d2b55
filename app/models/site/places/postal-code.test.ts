import { expect, test } from 'vitest'
import { barePostalCode, isPostalCodeOf } from './postal-code.ts'

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

test('a code is the same however it is written: wide, in brackets, with a dash or the letters of its country', () => {
  const written = ['20000', 'F-20000', '２００００', '(20000)', 'FR 20000', '20 000']
  expect(new Set(written.map(barePostalCode))).toEqual(new Set(['20000']))
  expect(['ES-35001', 'BT1 1AA', 'VLT 1117', '1012 AB'].map(barePostalCode)).toEqual(['35001', 'BT11AA', 'VLT1117', '1012AB'])
})

test('a code of France is none of Monaco', () => {
  expect(['98000', 'MC-98000', '20000', '97300', '39600'].map((code) => isPostalCodeOf('MC', code))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
