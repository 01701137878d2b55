import type { PdfFont } from './fonts.ts'
import { type Add, stream } from './objects.ts'
import { printFaces } from './print-faces.ts'

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
