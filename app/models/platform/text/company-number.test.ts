import { expect, test } from 'vitest'
import { parameterList } from '../../site/settings/parameter-list.ts'
import { findTypedFault, readParameters } from '../../site/settings/parameter-values.ts'
import { bareVatNumber, findSiren, isSiret, isVatNumber } from './company-number.ts'

test('a number of an establishment checks itself, spaces aside; post offices have a rule of their own', () => {
  for (const right of ['73282932000074', '732 829 320 00074', '35600000000048', '35600000012003'])
    expect(isSiret(right), right).toBe(true)
  for (const wrong of ['73282932000075', '123', '7328293200007', '732829320000744', '35600000012004', '7328293200007a'])
    expect(isSiret(wrong), wrong).toBe(false)
})

test('a business is known by its SIREN, typed alone or as the beginning of a SIRET', () => {
  for (const typed of ['732829320', '732 829 320', '73282932000074', '732 829 320 00074'])
    expect(findSiren(typed), typed).toBe('732829320')
  expect(findSiren('356 000 000 12003'), 'of a post office').toBe('356000000')
  for (const wrong of ['', '123456789', '732829321', '73282932000075', '7328293200007', '35600000012004', 'FR44732829320'])
    expect(findSiren(wrong), wrong).toBeUndefined()
})

test('a wrong one is refused when it is typed, and goes on being shown where it was kept before', () => {
  expect(findTypedFault(parameterList.SIRET_NUMBER, '111')).toEqual({ code: 'siret' })
  expect(findTypedFault(parameterList.SIRET_NUMBER, '')).toBeUndefined()
  expect(readParameters([{ type: 'SIRET_NUMBER', value: '111' }]).SIRET_NUMBER).toBe('111')
})

test('a number of VAT follows from the SIREN by its key, and one that does not is refused when it is typed', () => {
  for (const right of ['FR44732829320', 'FR 11 123 456 782', 'fr44 732829320', 'BE0123456789'])
    expect(isVatNumber(right), right).toBe(true)
  for (const wrong of ['abc', 'FR45732829320', 'FR44732829321', 'FR11', '44732829320', 'ZZ123456789'])
    expect(isVatNumber(wrong), wrong).toBe(false)
  expect(findTypedFault(parameterList.INTRACO_VAT, 'FR45732829320')).toEqual({ code: 'vat' })
  expect(findTypedFault(parameterList.INTRACO_VAT, 'FR44732829320')).toBeUndefined()
})

test('a VAT number is one of the Union, however it is typed, and a French one fits its key', () => {
  expect(bareVatNumber('fr 83 404.833-048')).toBe('FR83404833048')
  for (const number of ['FR83404833048', 'BE0123456749', 'DE123456789', 'EL123456789', 'FRAB404833048'])
    expect(isVatNumber(number)).toBe(true)
  for (const number of ['FR84404833048', 'abc', '', 'FR83', 'US123456789', 'GR123456789', 'FR83404833048X'])
    expect(isVatNumber(number)).toBe(false)
})
