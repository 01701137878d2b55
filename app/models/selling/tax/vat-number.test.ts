import { expect, test } from 'vitest'
import { bareVatNumber, isVatNumber } from './vat-number.ts'

test('a VAT number is one of the Union, however it is typed, and a French one fits its key', () => {
  expect(bareVatNumber('fr 83 404.833-048')).toBe('FR83404833048')
  for (const number of ['FR83404833048', 'BE0123456749', 'DE123456789', 'EL123456789', 'FRAB404833048'])
    expect(isVatNumber(number)).toBe(true)
  for (const number of ['FR84404833048', 'abc', '', 'FR83', 'US123456789', 'GR123456789', 'FR83404833048X'])
    expect(isVatNumber(number)).toBe(false)
})
