import { expect, test } from 'vitest'
import { adviseFields, adviseParameter } from './advise-fields.ts'

test('each field is told of its own words, and a thing that visitors do not read of none', () => {
  const entries = [
    ['name', 'Cuvée écologique'],
    ['slug', 'cuvee-ecologique'],
    ['description', 'Un vin rond.'],
    ['discount.type', 'PERCENTAGE'],
    ['discount.amount', '35'],
  ] as const
  expect(adviseFields('product', entries)).toEqual({
    name: { is: 'words', rule: 'green' },
    'discount.amount': { is: 'words', rule: 'deep' },
  })
  expect(adviseFields('carrier', entries)).toEqual({})
  expect(
    adviseFields('discount-code', [
      ['code', 'GRATUIT'],
      ['type', 'PERCENTAGE'],
      ['amount', '34'],
    ]),
  ).toEqual({
    code: { is: 'words', rule: 'freeCode' },
  })
  expect(
    adviseFields('discount-code', [
      ['type', 'PERCENTAGE'],
      ['amount', '100'],
      ['detailType', 'SHIPPING_FEES'],
    ]),
  ).toEqual({})
})

test('a popup that names wine is told so, until it says it itself', () => {
  expect(adviseFields('popup', [['title', 'Nos vins de fête']])).toEqual({ title: { is: 'words', rule: 'popupWine' } })
  expect(
    adviseFields('popup', [
      ['title', 'Nos vins de fête'],
      ['promotesWine', 'on'],
    ]),
  ).toEqual({})
})

test('a parameter is told of words and of numbers that cannot be', () => {
  expect(adviseParameter('INFO_BAR', '1 bouteille gratuite')).toEqual({ is: 'words', rule: 'free' })
  expect(adviseParameter('HOST_PHONE', 'non')).toEqual({ is: 'doubt', doubt: 'phone' })
  expect(adviseParameter('HOST_PHONE', '03 53 01 24 99')).toBeUndefined()
  expect(adviseParameter('COMPANY_NAME', 'Un domaine écologique')).toBeUndefined()
})
