import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { splitLabel } from '#app/models/catalog/bottle/bottle-words.ts'
import { LabelName } from './label-name.tsx'

const write = (name: string) =>
  renderToStaticMarkup(createElement(LabelName, { lines: splitLabel(name, 11), widest: 11, wide: 60, from: 0, step: 10 }))
const linesOf = (markup: string) =>
  [...markup.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, how = '', text = '']) => ({ how, text }))

test('no name goes over its label: three lines at most, and what is too wide in one is drawn together', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aéîœÇ-W’'), minLength: 1, maxLength: 30 })
  const name = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(name, (said) => {
      const lines = linesOf(write(said))
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const { how, text } of lines) expect(text.length <= 11 || how.includes('textLength="60"'), text).toBe(true)
    }),
    { numRuns: process.env.LONG ? 10_000 : 500 },
  )
})

test('a name that fits is set as it is', () => {
  expect(write('Les Murgers')).not.toContain('textLength')
  expect(linesOf(write('Châteauneuf-du-Pape')).map(({ text }) => text)).toEqual(['Châteauneuf-', 'du-Pape'])
})
