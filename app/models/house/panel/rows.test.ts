import { expect, test } from 'vitest'
import { type Entry, outOfRows, type PanelField } from './field.ts'
import { cutRows, rowsOf } from './rows.ts'

const line: PanelField = { name: 'price', kind: 'cents', isRequired: true, isNullable: false }
const cartons: PanelField = { name: 'cartons', kind: 'rows', isRequired: true, isNullable: false, most: 3, fields: [line] }
const rates: PanelField = { name: 'rates', kind: 'rows', isRequired: true, isNullable: false, most: 5, fields: [line, cartons] }

const repeat = (count: number, name: (at: number) => string, text = '1') =>
  Array.from({ length: count }, (_none, at): Entry => [name(at), text])

test('rows that a form may have stay as they were typed, those left empty and those taken out among them', () => {
  const entries: Entry[] = [
    ['name', 'Vite'],
    ...repeat(5, (at) => `rates.${at + 2}.price`),
    ...repeat(5, (at) => `rates.${at + 2}.cartons.${at}.price`),
    ['rates.0.price', ''],
    ['rates.1.price', '12'],
    [`rates.1.${outOfRows}`, 'on'],
  ]
  expect(cutRows([rates], entries)).toEqual(entries)
})

test('of more rows than any form has one too many stays, in each of them as well', () => {
  const entries = [
    ...repeat(900, (at) => `rates.${at}.price`),
    ...repeat(900, (at) => `rates.2.cartons.${at}.price`),
    ...repeat(900, (at) => `rates.${at}.cartons.1.price`),
  ]
  const cut = cutRows([rates], entries)
  expect(rowsOf(cut, 'rates')).toEqual([0, 1, 2, 3, 4, 5])
  expect(rowsOf(cut, 'rates.2.cartons')).toEqual([0, 1, 2, 3])
  expect(cut.length).toBeLessThan(20)
})

test('of many rows that are taken out, or hold nothing but spaces, no more are shown again', () => {
  const spaces = repeat(900, (at) => `rates.${at}.price`, ' ')
  const out = repeat(900, (at) => `rates.${at}.${outOfRows}`, 'on')
  expect(cutRows([rates], [...spaces, ...out]).length).toBeLessThan(15)
})
