import type { PdfFont } from './fonts.ts'
import { moreFaces } from './more-faces.ts'
import { type Add, stream } from './objects.ts'
import { printFaces } from './print-faces.ts'
import { listGlyphs, type MoreFont } from './runs.ts'

/** Puts a face into a file, so that it is read everywhere as it was written here. */
export function embedFont(add: Add, name: PdfFont): number {
  const { called, box, ascent, descent, capitals, widths, length, file } = printFaces[name]
  const content = Buffer.from(file, 'base64').toString('latin1')
  const letters = add(stream(`/Filter /FlateDecode /Length1 ${length}`, content))
  // A part of a face says so by six letters before its name.
  const own = `VITRIN+${called}`
  const heights = `/Ascent ${ascent} /Descent ${descent} /CapHeight ${capitals} /StemV ${name === 'regular' ? 80 : 120}`
  const described = add(
    `<< /Type /FontDescriptor /FontName /${own} /Flags 32 /FontBBox [${box.join(' ')}] /ItalicAngle 0 ${heights} /FontFile2 ${letters} 0 R >>`,
  )
  return add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${own} /FirstChar 32 /LastChar 255 /Widths [${widths.join(' ')}] /FontDescriptor ${described} 0 R /Encoding /WinAnsiEncoding >>`,
  )
}

/** Puts a face into a file whose letters are named by their glyphs, with what each of them is. */
export function embedMore(add: Add, name: MoreFont): number {
  const { called, box, ascent, descent, capitals, length, file } = moreFaces[name]
  const letters = add(stream(`/Filter /FlateDecode /Length1 ${length}`, Buffer.from(file, 'base64').toString('latin1')))
  const own = `VITRIN+${called}`
  const heights = `/Ascent ${ascent} /Descent ${descent} /CapHeight ${capitals} /StemV 80`
  const described = add(
    `<< /Type /FontDescriptor /FontName /${own} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle 0 ${heights} /FontFile2 ${letters} 0 R >>`,
  )
  const glyphs = listGlyphs(name)
  const widths = glyphs.map(({ glyph, width }) => `${glyph} [${width}]`).join(' ')
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>'
  const inner = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${own} ${system} /FontDescriptor ${described} 0 R /W [${widths}] /DW 500 /CIDToGIDMap /Identity >>`,
  )
  const told = add(stream('', tellLetters(glyphs)))
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${own} /Encoding /Identity-H /DescendantFonts [${inner} 0 R] /ToUnicode ${told} 0 R >>`,
  )
}

/** By a hundred at most, as the format wants it. */
function tellLetters(glyphs: ReturnType<typeof listGlyphs>): string {
  const blocks: string[] = []
  for (let from = 0; from < glyphs.length; from += 100) {
    const part = glyphs.slice(from, from + 100)
    const lines = part.map(({ glyph, letter }) => `<${hex(glyph)}> <${hex(letter.codePointAt(0) ?? 0)}>`)
    blocks.push([`${part.length} beginbfchar`, ...lines, 'endbfchar'].join('\n'))
  }
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n')
}

/** A number as two bytes are written in a file. */
export function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}
