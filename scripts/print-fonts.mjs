// Makes the faces of printed papers: api/platform/pdf/print-faces.ts, cut down to the letters of Windows-1252, and more-faces.ts with the
// letters of names that those lack. Run by hand when a face is renewed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import subsetFont from 'subset-font'
import { readCharacters } from './drawings/read-glyphs.mjs'
import { root, say } from './steps/run.mjs'

const faces = {
  regular: ['newsreader', 'newsreader-latin-wght-normal.woff2', 420, 'Newsreader-Regular'],
  bold: ['newsreader', 'newsreader-latin-wght-normal.woff2', 700, 'Newsreader-Bold'],
  title: ['playfair', 'playfair-latin-wght-normal.woff2', 600, 'Playfair-SemiBold'],
}
/** What Windows-1252 keeps from 0x80 on; a space stands where it keeps nothing. */
const moved = [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ']
const letters = Array.from({ length: 224 }, (_, place) => moved[place - 96] ?? String.fromCharCode(place + 32))
if (moved.length !== 32) throw new Error('the moved letters are 32')

const made = []
for (const [name, [family, file, wght, called]] of Object.entries(faces)) {
  const source = readFileSync(join(root, `node_modules/@fontsource-variable/${family}/files`, file))
  const cut = await subsetFont(source, letters.join(''), { targetFormat: 'truetype', variationAxes: { wght } })
  made.push(writeFace(name, called, readFace(cut), cut))
}
const text = `// Made by scripts/print-fonts.mjs out of Newsreader and Playfair (SIL Open Font License 1.1): widths and heights in thousandths of the size, the file deflated.

/** A face as a PDF file carries it. */
export type PrintFace = {
  called: string
  box: readonly number[]
  ascent: number
  descent: number
  capitals: number
  /** From the space on, by the codes of Windows-1252. */
  widths: readonly number[]
  /** How long the file is once it is inflated. */
  length: number
  file: string
}

/** The faces that papers are printed in. */
// biome-ignore format: made by a program
export const printFaces: Record<'${Object.keys(faces).join("' | '")}', PrintFace> = {
${made.join('\n')}
}
`
writeFileSync(join(root, 'api/platform/pdf/print-faces.ts'), text)
say(`${made.length} faces, ${text.length} bytes`)

/** Where letters of names are looked for, one face after the other; each keeps those that none before it has. */
const further = {
  latin: ['newsreader', 'newsreader-latin-ext-wght-normal.woff2', 'Newsreader-Latin'],
  vietnamese: ['newsreader', 'newsreader-vietnamese-wght-normal.woff2', 'Newsreader-Vietnamese'],
  rare: ['playfair', 'playfair-latin-ext-wght-normal.woff2', 'Playfair-Latin'],
  cyrillic: ['playfair', 'playfair-cyrillic-wght-normal.woff2', 'Playfair-Cyrillic'],
}
const blocks = [
  [0x100, 0x24f],
  [0x1d2c, 0x1d6a],
  [0x1e00, 0x1eff],
  [0x400, 0x4ff],
]
let wanted = blocks.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)))
wanted = wanted.filter((letter) => !letters.includes(letter))
const more = []
for (const [name, [family, file, called]] of Object.entries(further)) {
  const source = readFileSync(join(root, `node_modules/@fontsource-variable/${family}/files`, file))
  const cut = (signs) => subsetFont(source, signs.join(''), { targetFormat: 'truetype', variationAxes: { wght: 420 } })
  const { find } = openFace(await cut(wanted))
  const own = wanted.filter((letter) => find(letter.codePointAt(0)) > 0)
  more.push(writeMore(name, called, own, await cut(own)))
  wanted = wanted.filter((letter) => !own.includes(letter))
}
const moreText = `// Made by scripts/print-fonts.mjs out of Newsreader and Playfair (SIL Open Font License 1.1): the letters of names that the faces of papers lack.

/** A face as a PDF file carries it, each letter by the number of its glyph. */
export type MoreFace = {
  called: string
  box: readonly number[]
  ascent: number
  descent: number
  capitals: number
  letters: string
  glyphs: readonly number[]
  widths: readonly number[]
  length: number
  file: string
}

/** Where letters are looked for, one face after the other. */
// biome-ignore format: made by a program
export const moreFaces: Record<'${Object.keys(further).join("' | '")}', MoreFace> = {
${more.join('\n')}
}
`
writeFileSync(join(root, 'api/platform/pdf/more-faces.ts'), moreText)
say(`${more.length} faces more, ${moreText.length} bytes`)

function writeMore(name, called, own, cut) {
  const { find, advance, heights } = openFace(cut)
  const { box, ascent, descent, capitals } = heights()
  const glyphs = own.map((letter) => find(letter.codePointAt(0)))
  const file = deflateSync(cut, { level: 9 }).toString('base64')
  return `  ${name}: {
    called: '${called}', box: [${box}], ascent: ${ascent}, descent: ${descent}, capitals: ${capitals}, length: ${cut.length},
    letters: '${own.join('')}',
    glyphs: [${glyphs}],
    widths: [${glyphs.map(advance)}],
    file: '${file}',
  },`
}

function writeFace(name, called, { box, ascent, descent, capitals, widths }, cut) {
  const file = deflateSync(cut, { level: 9 }).toString('base64')
  return `  ${name}: {
    called: '${called}', box: [${box}], ascent: ${ascent}, descent: ${descent}, capitals: ${capitals}, length: ${cut.length},
    widths: [${widths}],
    file: '${file}',
  },`
}

function readFace(bytes) {
  const { find, advance, heights } = openFace(bytes)
  return { ...heights(), widths: letters.map((letter) => advance(find(letter.codePointAt(0)))) }
}

function openFace(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map()
  for (let place = 0; place < view.getUint16(4); place += 1) {
    const at = 12 + place * 16
    tables.set(bytes.toString('latin1', at, at + 4), view.getUint32(at + 8))
  }
  const table = (name) => tables.get(name)
  const scale = 1000 / view.getUint16(table('head') + 18)
  const short = (at) => Math.round(view.getInt16(at) * scale)
  const wide = view.getUint16(table('hhea') + 34)
  return {
    find: readCharacters(view, table('cmap')),
    advance: (id) => Math.round(view.getUint16(table('hmtx') + Math.min(id, wide - 1) * 4) * scale),
    heights: () => ({
      box: [36, 38, 40, 42].map((at) => short(table('head') + at)),
      ascent: short(table('hhea') + 4),
      descent: short(table('hhea') + 6),
      capitals: short(table('OS/2') + 88),
    }),
  }
}
