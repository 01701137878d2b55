import { expect, test } from 'vitest'
import { sayPeriod, spellPeriod } from './period.ts'

test('a day, a month and a year are said as in France, and what is none of them as it is', () => {
  expect(['2026-11-21', '2026-11', '2026', '2026-13', ''].map(sayPeriod)).toEqual([
    '21/11/2026',
    'novembre 2026',
    '2026',
    '2026-13',
    '',
  ])
})

test('what is said so is found again by it, however it is typed', () => {
  const typed = ['21/11/2026', '1/3/2026', '11/2026', 'novembre 2026', 'Aout 2026', 'février 2026', '2026', '2026-11', 'hier']
  const spelled = ['2026-11-21', '2026-03-01', '2026-11', '2026-11', '2026-08', '2026-02', '2026', '2026-11', 'hier']
  expect(typed.map(spellPeriod)).toEqual(spelled)
})
