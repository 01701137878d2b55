import encodeQR from 'qr'
import { codeShape, codeSquare, sayCodeSize } from '#app/models/catalog/label/label-code.ts'
import { eLabelTexts } from '#app/texts/catalog/e-label.ts'
import { escapeMarkup } from '../../platform/formats/escape-markup.ts'
import { measureText, wrapText } from '../../platform/pdf/fonts.ts'
import { plainInks } from '../../platform/pdf/inks.ts'
import { type Mark, pageSize } from '../../platform/pdf/marks.ts'
import { writtenArea } from '../../platform/pdf/open-pages.ts'
import { newPart } from '../../platform/pdf/part.ts'
import { writePdf } from '../../platform/pdf/write-pdf.ts'

/** A code with what is written under it. */
export type ELabelCode = { name: string; address: string }

type Run = { row: number; from: number; length: number }

/** A code as a drawing of its printed size: squares, never pixels, with its address under it. */
export function drawCodeAsSvg({ name, address }: ELabelCode): string {
  const { squares, runs } = readRuns(address)
  const letter = 3
  // A letter of this face is 0.6 of its size wide, so that lines fit below the code wherever they are drawn.
  const lines = breakAddress(address, (text) => text.length * letter * 0.6 <= squares)
  const height = squares + lines.length * (letter + 1) + 1
  const [wide, high] = [squares, height].map((side) => `${side * codeSquare}mm`)
  const path = runs.map(({ row, from, length }) => `M${from} ${row}h${length}v1h-${length}z`).join('')
  const words = lines.map((text, place) => {
    const y = squares + (place + 1) * (letter + 1) - 1
    return `<text x="${squares / 2}" y="${y}">${escapeMarkup(text)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${squares} ${height}">`,
    `<title>${escapeMarkup(eLabelTexts.codeOf(name))}</title>`,
    `<rect width="${squares}" height="${height}" fill="#fff"/><path d="${path}" fill="#000"/>`,
    `<g font-family="Courier New, Courier, monospace" font-size="${letter}" text-anchor="middle">${words.join('')}</g>`,
    '</svg>\n',
  ].join('\n')
}

const square = (codeSquare * 72) / 25.4
const columns = 3
const wide = writtenArea.width / columns
const lineHeight = 10
const top = pageSize.height - 60
const foot = 60

/** Codes on sheets to print, each of its printed size with its wine, its address and its size under it. */
export function drawCodesAsPdf(title: string, codes: readonly ELabelCode[]): Buffer {
  const pages: Mark[][] = [[]]
  const root = newPart('Sect')
  let y = top
  for (let at = 0; at < codes.length; at += columns) {
    const cells = codes.slice(at, at + columns).map(layCode)
    const height = Math.max(...cells.map((cell) => cell.height))
    if (y - height < foot && y !== top) {
      pages.push([])
      y = top
    }
    cells.forEach(({ draw }, column) => {
      const { marks, part } = draw(writtenArea.left + column * wide, y)
      pages.at(-1)?.push(...marks)
      root.parts.push(part)
    })
    y -= height + 18
  }
  return writePdf(title, [{ pages, root }], { inks: plainInks })
}

function layCode({ name, address }: ELabelCode) {
  const { squares, runs } = readRuns(address)
  const side = squares * square
  const named = wrapText(name, 'bold', 9, wide - 12)
  const lines = [
    ...named.map((text) => ({ text: `${text} `, font: 'bold' as const, size: 9, role: 'name' as const })),
    ...breakAddress(address, (text) => measureText(text, 'regular', 7) <= wide - 12).map((text) => {
      return { text, font: 'regular' as const, size: 7, role: 'address' as const }
    }),
    { text: sayCodeSize(squares), font: 'regular' as const, size: 7, role: 'size' as const },
  ]
  const draw = (x: number, from: number) => {
    const figure = newPart('Figure', { alt: eLabelTexts.codeOf(name), box: [x, from - side, x + side, from] })
    const link = newPart('Link', { href: address })
    const parts = { name: newPart('P'), address: link, size: newPart('P') }
    const part = { ...newPart('Sect'), parts: [parts.name, figure, { ...newPart('P'), parts: [link] }, parts.size] }
    const dark = runs.map(({ row, from: column, length }): Mark => {
      const place = { x: x + column * square, y: from - (row + 1) * square, width: length * square, height: square }
      return { kind: 'box', ...place, colour: 'black', part: figure }
    })
    const written = lines.map(({ role, ...line }, place): Mark => {
      const y = from - side - (place + 1) * lineHeight
      return { kind: 'text', ...line, x, y, colour: 'ink', part: parts[role] }
    })
    return { marks: [...dark, ...written], part }
  }
  return { height: side + lines.length * lineHeight, draw }
}

/** The dark squares of a code, side by side in one piece. */
function readRuns(address: string): { squares: number; runs: Run[] } {
  const rows = encodeQR(address, 'raw', codeShape)
  const runs = rows.flatMap((cells, row) =>
    cells.flatMap((isDark, from) => {
      if (!isDark || cells[from - 1]) return []
      const end = cells.indexOf(false, from)
      return [{ row, from, length: (end === -1 ? cells.length : end) - from }]
    }),
  )
  return { squares: rows.length, runs }
}

/** A text in lines that fit: broken behind a slash where that can be, else anywhere. */
function breakAddress(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const part of text.split(/(?<=[^/:]\/)/)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(last + part)) lines[lines.length - 1] = last + part
    else lines.push(...breakAnywhere(part, fits))
  }
  return lines
}

function breakAnywhere(text: string, fits: (line: string) => boolean): string[] {
  const lines = ['']
  for (const letter of text) {
    const line = lines.at(-1) + letter
    if (fits(line)) lines[lines.length - 1] = line
    else lines.push(letter)
  }
  return lines
}
