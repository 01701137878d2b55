import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromParisTime, toParisTime } from '../../platform/time/paris-time.ts'
import type { FieldKind, PanelField } from './field.ts'
import { readFields, readHundredths } from './read-fields.ts'
import { settleRows } from './rows.ts'
import { sayFields } from './say-fields.ts'

const word = fc.stringMatching(/^[a-zéà][a-zéà ]{0,10}[a-zéà]$/)

const valuesOf: Partial<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  line: word,
  text: word,
  lines: fc.array(word, { maxLength: 3 }),
  number: fc.integer({ min: -1000, max: 100_000 }),
  decimal: fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10),
  cents: fc.integer({ min: 0, max: 100_000_000 }),
  share: fc.integer({ min: 0, max: 10_000 }),
  tenths: fc.integer({ min: 0, max: 1000 }),
  hundredths: fc.integer({ min: 0, max: 10_000 }),
  clock: fc.integer({ min: 0, max: 1440 }),
  flag: fc.boolean(),
  day: fc.constant('2026-03-01'),
  moment: fc
    .integer({ min: 0, max: 1_000_000 })
    .map((minutes) => new Date(1_700_000_000_000 + minutes * 60_000 - (1_700_000_000_000 % 60_000)).toISOString()),
  choice: fc.constantFrom('A', 'B'),
  choices: fc.uniqueArray(fc.constantFrom('A', 'B', 'C')),
  things: fc.uniqueArray(fc.constantFrom('one', 'two')),
}

const kinds = Object.keys(valuesOf) as FieldKind[]
const plain = (name: string, kind: FieldKind): PanelField => ({ name, kind, isRequired: false, isNullable: false })
const all = kinds.map((kind) => plain(kind, kind))
const whole = fc.record(Object.fromEntries(kinds.map((kind) => [kind, valuesOf[kind] as fc.Arbitrary<unknown>])))
/** In the hour that autumn repeats, a clock alone does not tell which one is meant. */
const isToldTwice = (instant: unknown) => fromParisTime(toParisTime(String(instant))) !== instant

test('what a form shows and nobody changes comes back as it was', () => {
  const fields = [...all, { ...plain('inner', 'group'), fields: all }, { ...plain('rows', 'rows'), fields: all }]
  const filled = fc.record({ inner: whole, rows: fc.array(whole, { maxLength: 4 }) })
  fc.assert(
    fc.property(whole, filled, (outer, { inner, rows }) => {
      fc.pre(![outer, inner, ...rows].some(({ moment }) => isToldTwice(moment)))
      const values = { ...outer, inner, rows }
      expect(readFields(fields, sayFields(fields, values))).toEqual(values)
    }),
    { numRuns: 300 },
  )
})

test('money is read as people write it, and nothing else is', () => {
  expect(['12', '12,5', '12.50', '1 250,00 €', '0,05'].map(readHundredths)).toEqual([1200, 1250, 1250, 125_000, 5])
  expect(['12,505', 'douze', '1,2,3', '--1'].map(readHundredths)).toEqual(['12,505', 'douze', '1,2,3', '--1'])
})

test('a reduction is read and shown in the unit of the type beside it, and one of two units or of none is left to be refused', () => {
  const fields = [plain('type', 'choice'), plain('amount', 'reduction')]
  const discount: PanelField[] = [{ ...plain('discount', 'group'), fields }]
  const read = (type: string, text: string) =>
    readFields(discount, [
      ['discount.type', type],
      ['discount.amount', text],
    ]).discount
  expect(['3', '3,50', '3.5 €', '1 250'].map((text) => read('EURO', text))).toEqual(
    [300, 350, 350, 125_000].map((amount) => ({ type: 'EURO', amount })),
  )
  expect(['3', '10 %', '12,5'].map((text) => read('PERCENTAGE', text))).toEqual(
    [3, 10, 12.5].map((amount) => ({ type: 'PERCENTAGE', amount })),
  )
  expect([read('EURO', '10 %'), read('PERCENTAGE', '3 €'), read('', '3')]).toEqual([
    { type: 'EURO', amount: '10 %' },
    { type: 'PERCENTAGE', amount: '3 €' },
    { amount: '3' },
  ])
  const shown = (type: string, amount: number) => sayFields(fields, { type, amount }).at(-1)?.[1]
  expect([shown('EURO', 300), shown('EURO', 350), shown('PERCENTAGE', 10)]).toEqual(['3', '3,50', '10'])
})

test('an empty field says nothing, none or an empty text, as its schema wants', () => {
  const fields: PanelField[] = [
    plain('line', 'line'),
    { ...plain('name', 'line'), least: 1 },
    plain('price', 'cents'),
    { ...plain('year', 'number'), isNullable: true },
    { ...plain('discount', 'group'), isNullable: true, fields: [plain('amount', 'cents')] },
    { ...plain('rows', 'rows'), fields: [plain('label', 'line')] },
  ]
  const empty = ['line', 'name', 'price', 'year', 'discount.amount', 'rows.0.label', 'rows.1.label'].map(
    (name) => [name, ''] as const,
  )
  expect(readFields(fields, empty)).toEqual({ line: '', year: null, discount: null, rows: [] })
})

test('a row left empty or taken out is none, wherever it stands', () => {
  const fields: PanelField[] = [{ ...plain('rows', 'rows'), fields: [plain('label', 'line')] }]
  const entries = [
    ['rows.0.label', 'un'],
    ['rows.2.label', 'deux'],
    ['rows.2._retirer', 'on'],
    ['rows.1.label', ' '],
    ['rows.10.label', 'trois'],
  ] as const
  expect(readFields(fields, entries)).toEqual({ rows: [{ label: 'un' }, { label: 'trois' }] })
})

test('the clocks of France are read in summer, in winter and where they change', () => {
  expect(fromParisTime('2026-07-14T12:00')).toBe('2026-07-14T10:00:00.000Z')
  expect(fromParisTime('2026-12-05T18:30')).toBe('2026-12-05T17:30:00.000Z')
  expect(fromParisTime('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(fromParisTime('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(fromParisTime('2026-13-05T18:30')).toBeUndefined()
  expect(toParisTime('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30')
})

test('rows are counted as they are read: those left empty or taken out are none, in rows of rows too', () => {
  const inner = { ...plain('inner', 'rows'), fields: [plain('line', 'line')] }
  const fields = [{ ...plain('rows', 'rows'), fields: [plain('line', 'line'), inner] }, plain('line', 'line')]
  const typed = [
    ['line', 'whole'] as const,
    ['rows.0.line', 'first'] as const,
    ['rows.1.line', ' '] as const,
    ['rows.2.line', 'out'] as const,
    ['rows.2._retirer', 'on'] as const,
    ['rows.5.line', 'second'] as const,
    ['rows.5.inner.0.line', ''] as const,
    ['rows.5.inner.3.line', 'deep'] as const,
  ]
  const settled = settleRows(fields, typed)
  expect(settled).toEqual([
    ['line', 'whole'],
    ['rows.0.line', 'first'],
    ['rows.1.line', 'second'],
    ['rows.1.inner.0.line', 'deep'],
  ])
  expect(readFields(fields, settled)).toEqual(readFields(fields, typed))
})
