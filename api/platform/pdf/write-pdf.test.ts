import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureText, wrapText } from './fonts.ts'
import { plainInks } from './inks.ts'
import { wrapSegments } from './linked-text.ts'
import type { Mark } from './marks.ts'
import { newPart } from './part.ts'
import { splitRuns } from './runs.ts'
import { encodeWinAnsi } from './win-ansi.ts'
import { writePdf as write } from './write-pdf.ts'

const writePdf = (title: string, pages: Parameters<typeof write>[1]) => write(title, pages, { inks: plainInks })

const text = (said: string): Mark => ({ kind: 'text', text: said, x: 40, y: 700, font: 'regular', size: 11, colour: 'black' })

/** Pages that say all they show in one paragraph. */
const written = (pages: Mark[][]) => {
  const part = newPart('P')
  return [{ pages: pages.map((marks) => marks.map((mark) => ({ ...mark, part }))), root: { ...newPart('Sect'), parts: [part] } }]
}

test('a file has the form readers ask for: each object where its table says, each stream as long as it says', () => {
  const file = writePdf(
    'Vin',
    written([[text('Un')], [text('Deux'), { kind: 'box', x: 1, y: 2, width: 3, height: 4, colour: 'accent' }]]),
  )
  const read = file.toString('latin1')
  expect(read.startsWith('%PDF-1.7\n')).toBe(true)
  expect(read.endsWith('%%EOF\n')).toBe(true)
  const start = Number(/startxref\n(\d+)\n/.exec(read)?.[1])
  expect(read.slice(start, start + 4)).toBe('xref')
  const table = [...read.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(table.length).toBeGreaterThan(6)
  table.forEach((at, place) => {
    expect(read.slice(at, at + 12)).toMatch(new RegExp(`^${place + 1} 0 obj\\n`))
  })
  const streams = [...read.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)]
  expect(streams.map(([, length]) => Number(length))).toEqual(streams.map(([, , content = '']) => content.length))
  expect(read).toContain('/Count 2')
})

test('French stands in it as it is written', () => {
  expect(encodeWinAnsi('é€’œŒ – 24,00\u00a0€').every((code) => code !== 0x3f)).toBe(true)
  expect(writePdf('', written([[text('Crémant : 24,00\u202f€')]])).toString('latin1')).toContain(
    '(Cr\u00e9mant : 24,00\u00a0\u0080) Tj',
  )
  expect(encodeWinAnsi('漢')).toEqual([0x3f])
})

test('every letter of a name is printed: those that the usual faces lack come out of another one, and can be copied', () => {
  const names = ['Łódź', 'Nguyễn Thị Hương', 'Čapek', 'Şahin', 'Škvorecký', 'Ōé', 'Иванов', 'Ștefănescu']
  for (const name of names) {
    expect(splitRuns(name).flatMap(({ more, codes }) => (more ? [] : codes))).not.toContain(0x3f)
    expect(measureText(name, 'regular', 10)).toBeGreaterThan(name.length * 3)
  }
  const file = writePdf('', written([[text('Łódź, 3ᵉ')]])).toString('latin1')
  expect(file).toMatch(/<[0-9A-F]{4}> Tj \/F0 11 Tf \(\u00f3d\) Tj \/Mlatin 11 Tf <[0-9A-F]{4}> Tj/)
  for (const said of ['/Encoding /Identity-H', '<0141>', '<017A>', '<1D49>', '+Newsreader-Latin', '+Playfair-Latin'])
    expect(file).toContain(said)
  expect(splitRuns('ﬁ x²').map(({ more }) => more)).toEqual([null])
  expect(splitRuns('漢')).toEqual([{ more: null, codes: [0x3f], widths: [] }])
})

test('threat 77: no text gets out of its brackets, and the same marks give the same bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (said) => {
      const file = writePdf(said, written([[text(said)]]))
      const read = file.toString('latin1')
      // The bytes of the face, and the words for archives, may hold brackets of their own.
      const plain = read.replaceAll(/\/(?:Length1|Subtype \/XML) .*?endstream/gs, '')
      const open = [...plain.matchAll(/(?<!\\)(?:\\\\)*\(/g)].length
      const closed = [...plain.matchAll(/(?<!\\)(?:\\\\)*\)/g)].length
      const objects = (plain.match(/\nendobj\n/g) ?? []).length
      // Each further face, of letters that the usual one lacks, is five objects more.
      return open === closed && objects >= 14 && (objects - 14) % 5 === 0 && file.equals(writePdf(said, written([[text(said)]])))
    }),
  )
})

test('lines are no wider than they may be, and lose no word', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 80, max: 500 }), (said, width) => {
      const lines = wrapText(said, 'regular', 11, width)
      const fits = lines.every((line) => !line.includes(' ') || measureText(line, 'regular', 11) <= width)
      return (
        fits &&
        lines.join(' ') ===
          said
            .split(/[ \n]+/)
            .filter(Boolean)
            .join(' ')
      )
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 8 }), { minLength: 1 }), fc.integer({ min: 80, max: 500 }), (said, width) => {
      const lines = wrapSegments(
        said.map((text) => ({ text: ` ${text}` })),
        'regular',
        11,
        width,
      )
      const texts = lines.map((line) => line.map(({ text }) => text).join(''))
      const fits = texts.every((line) => !line.trim().includes(' ') || measureText(line.trim(), 'regular', 11) <= width)
      return fits && texts.join('') === said.join(' ')
    }),
  )
  expect(measureText('é', 'regular', 1000)).toBe(measureText('e', 'regular', 1000))
  expect(measureText('€', 'bold', 1000)).toBeGreaterThan(300)
})

test('every sign that French is written with has its own form in each face', () => {
  for (const font of ['regular', 'bold', 'title'] as const) {
    const widths = [...'’€–œŒéÉ…« »'].map((sign) => measureText(sign, font, 1000))
    // A face that lacks a sign shows an empty box, as wide for one as for the next.
    expect(new Set(widths).size, font).toBeGreaterThan(5)
    expect(measureText('…', font, 1000)).toBeGreaterThan(measureText('’', font, 1000) * 2)
  }
})
