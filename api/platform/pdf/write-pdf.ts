import { createHash } from 'node:crypto'
import { embedFont, embedMore, hex } from './embed-font.ts'
import { type EnclosedFile, embedFile } from './enclose.ts'
import type { PdfFont } from './fonts.ts'
import { describeFile } from './metadata.ts'
import { openObjects, stream } from './objects.ts'
import { type Run, splitRuns } from './runs.ts'
import { srgbProfile } from './srgb-profile.ts'
import { encodeWinAnsi } from './win-ansi.ts'

/** A4, in points; a page is drawn from its lower left corner. */
export const pageSize = { width: 595, height: 842 }

export type Colour = readonly [red: number, green: number, blue: number]

/** What a page consists of. */
export type Mark =
  | { kind: 'text'; text: string; x: number; y: number; font: PdfFont; size: number; colour: Colour }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: Colour }

/**
 * Pages of marks as a PDF file in the form of archives (PDF/A-3b): fonts and colours within, no script, no form, nothing to fetch,
 * and the same bytes for the same marks. A file that machines read may lie within.
 */
export function writePdf(title: string, pages: readonly (readonly Mark[])[], enclosed?: EnclosedFile): Buffer {
  const { add, put, take, join } = openObjects()
  const catalog = take()
  const tree = take()
  const faces = [...new Set(pages.flat().flatMap((mark) => (mark.kind === 'text' ? [mark.font] : [])))].sort()
  const further = [
    ...new Set(
      pages.flat().flatMap((mark) => (mark.kind === 'text' ? splitRuns(mark.text) : []).flatMap(({ more }) => more ?? [])),
    ),
  ].sort()
  const named = [
    ...faces.map((face, place) => `/F${place} ${embedFont(add, face)} 0 R`),
    ...further.map((more) => `/M${more} ${embedMore(add, more)} 0 R`),
  ].join(' ')
  const sheets = pages.map((marks) => {
    const content = add(stream('', marks.map((mark) => drawMark(mark, faces)).join('\n')))
    const box = `[0 0 ${pageSize.width} ${pageSize.height}]`
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources << /Font << ${named} >> >> /Contents ${content} 0 R >>`,
    )
  })
  put(tree, `<< /Type /Pages /Kids [${sheets.map((sheet) => `${sheet} 0 R`).join(' ')}] /Count ${sheets.length} >>`)
  const colours = add(stream('/N 3', srgbProfile()))
  const told = add(stream('/Type /Metadata /Subtype /XML', Buffer.from(describeFile(title, enclosed)).toString('latin1')))
  const file = enclosed ? embedFile(add, enclosed) : ''
  const intent = `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) /DestOutputProfile ${colours} 0 R >>`
  const shown = '/Lang (fr-FR) /ViewerPreferences << /DisplayDocTitle true >>'
  put(catalog, `<< /Type /Catalog /Pages ${tree} 0 R ${shown} /Metadata ${told} 0 R /OutputIntents [${intent}]${file} >>`)
  const info = add(`<< /Title ${literal(title)} >>`)
  return join({ catalog, info, hash: (text) => createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 32) })
}

function drawMark(mark: Mark, faces: readonly PdfFont[]): string {
  const colour = `${mark.colour.map((part) => short(part / 255)).join(' ')} rg`
  if (mark.kind === 'box') return `${colour} ${[mark.x, mark.y, mark.width, mark.height].map(short).join(' ')} re f`
  const face = faces.indexOf(mark.font)
  const said = splitRuns(mark.text).map(
    (run) => `/${run.more ? `M${run.more}` : `F${face}`} ${short(mark.size)} Tf ${spellRun(run)} Tj`,
  )
  const [first = '', ...rest] = said
  const at = `${short(mark.x)} ${short(mark.y)} Td`
  return `${colour} BT ${[first.replace(' Tf ', ` Tf ${at} `), ...rest].join(' ')} ET`
}

/** A stretch as the file says it: letters between brackets, or glyphs by their numbers. */
function spellRun({ more, codes }: Run): string {
  return more ? `<${codes.map(hex).join('')}>` : enclose(codes)
}

/** A text between brackets; what could end it early is escaped. */
function literal(text: string): string {
  return enclose(encodeWinAnsi(text))
}

function enclose(codes: readonly number[]): string {
  const letters = codes.map((code) => {
    const letter = String.fromCharCode(code)
    return '()\\'.includes(letter) ? `\\${letter}` : letter
  })
  return `(${letters.join('')})`
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}
