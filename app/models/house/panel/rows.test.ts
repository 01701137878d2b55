import { expect, test } from 'vitest'
import { type Entry, outOfRows, type PanelField, rowAct } from './field.ts'
import { actOnRow, asksForRows, cutRows, rowsOf } from './rows.ts'

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

const press = (act: string): Entry => [rowAct, act]
const named: Entry[] = [
  ['name', 'Vite'],
  ['rates.0.price', '1'],
  ['rates.3.price', '2'],
  ['rates.3.cartons.0.price', '20'],
  ['rates.5.id', 'c'],
  ['rates.5.price', '3'],
  ['rates.7.price', ' '],
]
const pricesAfter = (act: string) => {
  const moved = actOnRow([...named, press(act)])
  return rowsOf(moved, 'rates').map((place) => moved.find(([key]) => key === `rates.${place}.price`)?.[1])
}

test('a row whose button was pressed goes up or down among those that are filled in, with all that stands in it', () => {
  expect(pricesAfter('rates.3.monter')).toEqual(['2', '1', '3'])
  expect(pricesAfter('rates.3.descendre')).toEqual(['1', '3', '2'])
  expect(actOnRow([...named, press('rates.3.monter')])).toContainEqual(['rates.0.cartons.0.price', '20'])
  expect(actOnRow([...named, press('rates.3.monter')])).toContainEqual(['name', 'Vite'])
})

test('the first does not go further up nor the last further down, and an empty row goes nowhere', () => {
  for (const act of ['rates.0.monter', 'rates.5.descendre', 'rates.7.monter', 'rates.9.doubler', '__proto__.1.monter', 'rates'])
    expect(pricesAfter(act), act).toEqual(['1', '2', '3'])
})

test('a row that is doubled stands twice, and the second has no name of its own yet', () => {
  expect(pricesAfter('rates.5.doubler')).toEqual(['1', '2', '3', '3'])
  const doubled = actOnRow([...named, press('rates.5.doubler')])
  expect(doubled.filter(([key]) => key.endsWith('.id'))).toEqual([['rates.2.id', 'c']])
  expect(asksForRows(doubled)).toBe(true)
})
