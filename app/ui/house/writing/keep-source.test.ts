import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { readMarkup } from '#app/models/house/panel/rich-markup.ts'
import { openSource, type SourceText } from '#app/models/house/written/keep-source.ts'
import { readWritten, type Written } from '#app/models/house/written/read-written.ts'
import type { RichBlock } from '#app/models/site/rich-text.ts'
import { drawBlocks } from './draw-words.ts'

const { document } = new Window()

/** What stands on the surface, as it is read from there. */
function onSurface(blocks: readonly RichBlock[]) {
  const place = document.createElement('div')
  place.append(...(drawBlocks(document as unknown as Document, blocks) as never[]))
  return { place, read: () => readWritten(place as unknown as Written) }
}

const open = (source: string) => openSource(source, (block) => onSurface([block]).read().content)

const signs = fc.constantFrom(
  ...['## Un titre', '- un', '  - deux', '1. un', '12. douze', '> dit', '>', '---', '| a | b |', '| c', '', '', '   ', '\t'],
  ...['Un **gras** et _fin_', '**jamais fermé', '[lien](/boutique)', '[mauvais](javascript:alert(1))', '[x](http://a.fr)'],
  ...[
    '<script>alert(1)</script>',
    '\\## pas un titre',
    '==12==',
    '~~rayé~~',
    'Deux  espaces  là !',
    'مرحبا بالعالم',
    '🍇🍷',
    '#### ',
  ],
  ...['  en retrait', '\\', '***', '![image](/a.png)', '```', '* étoile', '1) un', '\u00a0', '**_~~==tout==~~_**', '# grand'],
)
const source = fc.oneof(
  fc
    .array(fc.oneof({ weight: 3, arbitrary: signs }, fc.string({ maxLength: 12 })), { maxLength: 9 })
    .map((all) => all.join('\n')),
  fc.array(signs, { maxLength: 5 }).map((all) => all.join('\n\n')),
)

const unknown = { count: 0, known: 0 }

test('a text that nobody has touched goes back byte for byte; what the surface does not know stays in signs', () => {
  fc.assert(
    fc.property(source, (text) => {
      const opened = open(text)
      if (!opened) unknown.count += 1
      else {
        unknown.known += 1
        expect(opened.write(onSurface(opened.blocks).read())).toBe(text)
      }
    }),
    { numRuns: 2000 },
  )
  // Both happen, or nothing was tried.
  expect(unknown.count).toBeGreaterThan(50)
  expect(unknown.known).toBeGreaterThan(50)
})

test('what is written at the end, at the start or between leaves every other part as it was typed, and is read as it stands', () => {
  fc.assert(
    fc.property(source, fc.nat(), (text, at) => {
      const opened = open(text)
      if (!opened) return
      const { place, read } = onSurface(opened.blocks)
      const added = document.createElement('p')
      added.textContent = 'Ajouté_là'
      const before = opened.blocks.length === 0 ? 0 : at % (opened.blocks.length + 1)
      place.insertBefore(added, place.children[before] ?? null)
      const written = opened.write(read())
      const names = (source: string) => readMarkup(source).content.map(({ type }) => type)
      expect(names(written)).toEqual([
        ...opened.blocks.slice(0, before).map(({ type }) => type),
        'paragraph',
        ...opened.blocks.slice(before).map(({ type }) => type),
      ])
      expect(written).toContain('Ajouté\\_là')
    }),
    { numRuns: 1000 },
  )
})

test('one part is changed, and the others keep their own signs, spaces and blank lines', () => {
  const text = '\n**Un**  deux\n\n\n- a\n-  b\n\nTrois\n\n|x|y|\n| 1|2 |\n\n\n> quatre\n'
  const opened = open(text) as SourceText
  const { place, read } = onSurface(opened.blocks)
  const changed = [...place.children].find(({ textContent }) => textContent === 'Trois')
  if (changed) changed.textContent = 'Trois *et demi*'
  expect(opened.write(read())).toBe(text.replace('Trois', 'Trois \\*et demi\\*'))
})

test('things that the surface does not know keep their text area', () => {
  for (const text of ['[x](javascript:alert(1))', '[x](http://a.fr)', '## \n\nx', '- a\n  - b\n    - c\n      - d', '- \n- b'])
    expect(open(text), text).toBeUndefined()
  for (const text of ['', 'Un', '- a\n- b', '> a\n>\n> b', '[x](/boutique)', '<b>x</b>']) expect(open(text), text).toBeDefined()
})

test('a megabyte of hostile markup is read in a moment, and nothing but its words is kept', () => {
  const place = document.createElement('div')
  const piece = '<span style="color:red" onclick="x()">mot </span><script>alert(1)</script><b>gras</b>'
  place.innerHTML = `<p>${piece.repeat(12_000)}</p>`
  expect(place.innerHTML.length).toBeGreaterThan(1_000_000)
  const start = performance.now()
  const read = JSON.stringify(readWritten(place as unknown as Written))
  expect(performance.now() - start).toBeLessThan(8_000)
  expect(read).not.toMatch(/alert|onclick|color/)
})
