import { expect, test } from 'vitest'
import { readChosenDays } from './figures.server.ts'

const read = (query: string, now: string) => readChosenDays(new URL(`https://exemple.test/admin/chiffres${query}`), new Date(now))

test('without a word the month under way in France is shown, up to its day there', () => {
  expect(read('', '2026-11-26T10:00:00Z').span).toEqual({ from: '2026-11-01', to: '2026-11-26' })
  // Half an hour before midnight in London the year has begun in Paris.
  const { span, choice } = read('', '2026-12-31T23:30:00Z')
  expect(span).toEqual({ from: '2027-01-01', to: '2027-01-01' })
  expect([choice.title, choice.earlier, choice.later]).toEqual([
    'janvier 2027',
    { period: '2026-12', label: 'décembre 2026' },
    undefined,
  ])
})

test('a period that is over is whole, leads to its neighbours and to the longer ones around it', () => {
  const { span, choice } = read('?periode=2028-T1', '2028-11-26T10:00:00Z')
  expect(span).toEqual({ from: '2028-01-01', to: '2028-03-31' })
  expect(choice).toMatchObject({
    title: '1er trimestre 2028',
    earlier: { period: '2027-T4' },
    later: { period: '2028-T2' },
    kinds: [
      { period: '2028-01', isShown: false },
      { period: '2028-T1', isShown: true },
      { period: '2028', isShown: false },
    ],
  })
})

test('two days are taken as they were typed, and a period that is none is this month', () => {
  const free = read('?du=2028-02-29&au=2028-03-01', '2028-11-26T10:00:00Z')
  expect(free).toMatchObject({ span: { from: '2028-02-29', to: '2028-03-01' }, choice: { earlier: undefined } })
  expect(free.choice.title).toBe('du 29/02/2028 au 01/03/2028')
  expect(read('?du=hier', '2028-11-26T10:00:00Z').span).toEqual({ from: 'hier', to: '2028-11-26' })
  expect(read('?periode=2028-13', '2028-11-26T10:00:00Z').span.from).toBe('2028-11-01')
})
