import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('a file of rows has a mark of its encoding, semicolons, and quotes that are doubled', () => {
  expect(
    writeCsv([
      ['Nom', 'Note'],
      ['Marie "Mimi"', 'a;b\nc'],
    ]),
  ).toBe('\ufeff"Nom";"Note"\r\n"Marie ""Mimi""";"a;b\nc"\r\n')
})

test.each(['=1+1', '+33 3', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])('a spreadsheet does not carry out %j', (text) => {
  expect(writeCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`)
})

test('threat 39: no cell of whatever text begins a formula, and none leaves its quotes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const line = writeCsv([cells]).slice(1, -2)
      const read = [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
      expect(read.map((cell, place) => (cell === cells[place] ? cell : cell.slice(1)))).toEqual(cells)
      for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }),
    { seed: 16, numRuns: 2000 },
  )
})
