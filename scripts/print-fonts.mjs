// Makes api/platform/pdf/print-faces.ts: the faces of printed papers, cut down to the letters of Windows-1252. Run by hand when a face is renewed.
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

function writeFace(name, called, { box, ascent, descent, capitals, widths }, cut) {
  const file = deflateSync(cut, { level: 9 }).toString('base64')
  return `  ${name}: {
    called: '${called}', box: [${box}], ascent: ${ascent}, descent: ${descent}, capitals: ${capitals}, length: ${cut.length},
    widths: [${widths}],
    file: '${file}',
  },`
}

function readFace(bytes) {
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
  const find = readCharacters(view, table('cmap'))
  const advance = (id) => Math.round(view.getUint16(table('hmtx') + Math.min(id, wide - 1) * 4) * scale)
  return {
    box: [36, 38, 40, 42].map((at) => short(table('head') + at)),
    ascent: short(table('hhea') + 4),
    descent: short(table('hhea') + 6),
    capitals: short(table('OS/2') + 88),
    widths: letters.map((letter) => advance(find(letter.codePointAt(0)))),
  }
}
