import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsvRows } from './csv.ts'

test('rows of a file have semicolons, and quotes that are doubled', () => {
  expect(
    writeCsvRows([
      ['Nom', 'Note'],
      ['Marie "Mimi"', 'a;b\nc'],
    ]),
  ).toBe('"Nom";"Note"\r\n"Marie ""Mimi""";"a;b\nc"\r\n')
})

test.each(['=1+1', '+33 3', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])('a spreadsheet does not carry out %j', (text) => {
  expect(writeCsvRows([[text]])).toBe(`"'${text}"\r\n`)
})

test('threat 39: no cell of whatever text begins a formula, and none leaves its quotes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const line = writeCsvRows([cells]).slice(0, -2)
      const read = [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
      expect(read.map((cell, place) => (cell === cells[place] ? cell : cell.slice(1)))).toEqual(cells)
      for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }),
    { seed: 16, numRuns: 2000 },
  )
})
