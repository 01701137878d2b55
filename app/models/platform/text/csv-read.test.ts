import { expect, test } from 'vitest'
import { writeCsvRows } from './csv.ts'
import { readCsv } from './csv-read.ts'

test('what the shop writes as a table it reads back, signs and lines within cells included', () => {
  const rows = [
    ['Référence', 'Nom'],
    ['A;1', 'dit « "oui" »'],
    ['=1+1', 'deux\nlignes'],
    ['', "l'Étoile"],
  ]
  expect(readCsv(`\ufeff${writeCsvRows(rows)}`)?.map(({ cells }) => cells)).toEqual(rows)
})

test('commas and tabs are read too, blank lines are left out, and each row knows its line', () => {
  expect(readCsv('a,b\n\n1,"x\ny"\n2,3')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['1', 'x\ny'] },
    { line: 5, cells: ['2', '3'] },
  ])
  expect(readCsv('a\tb\r\n1\t2\r\n')?.map(({ cells }) => cells.join())).toEqual(['a,b', '1,2'])
})

test('a quote that is never closed is no table', () => {
  expect(readCsv('a;b\n"1;2')).toBeUndefined()
  expect(readCsv('')).toEqual([])
})
