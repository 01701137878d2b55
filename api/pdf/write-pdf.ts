import { type PdfFont, pdfFonts } from './fonts.ts'
import { encodeWinAnsi } from './win-ansi.ts'

/** A4, in points; a page is drawn from its lower left corner. */
export const pageSize = { width: 595, height: 842 }

export type Colour = readonly [red: number, green: number, blue: number]

/** What a page consists of. */
export type Mark =
  | { kind: 'text'; text: string; x: number; y: number; font: PdfFont; size: number; colour: Colour }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: Colour }

/** Pages of marks as a PDF file: no script, no form, nothing to fetch, and the same bytes for the same marks. */
export function writePdf(title: string, pages: readonly (readonly Mark[])[]): Buffer {
  const fonts = Object.values(pdfFonts)
  const firstPage = 3 + fonts.length
  const pageNumbers = pages.map((_, place) => firstPage + 2 * place)
  const named = fonts.map((_, place) => `/F${place} ${3 + place} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...fonts.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((marks, place) => {
      const content = marks.map(drawMark).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources << /Font << ${named} >> >> /Contents ${firstPage + 2 * place + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    `<< /Title ${literal(title)} >>`,
  ]
  return joinObjects(objects)
}

/** One byte a letter, so that places in the text are places in the file. */
function joinObjects(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, place) => {
    const at = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function drawMark(mark: Mark): string {
  const colour = `${mark.colour.map((part) => short(part / 255)).join(' ')} rg`
  if (mark.kind === 'box') return `${colour} ${[mark.x, mark.y, mark.width, mark.height].map(short).join(' ')} re f`
  const font = Object.keys(pdfFonts).indexOf(mark.font)
  return `${colour} BT /F${font} ${short(mark.size)} Tf ${short(mark.x)} ${short(mark.y)} Td ${literal(mark.text)} Tj ET`
}

/** A text between brackets; what could end it early is escaped. */
function literal(text: string): string {
  const letters = encodeWinAnsi(text).map((code) => {
    const letter = String.fromCharCode(code)
    return '()\\'.includes(letter) ? `\\${letter}` : letter
  })
  return `(${letters.join('')})`
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}
