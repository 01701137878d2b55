import encodeQR from 'qr'
import { type PdfFont, wrapText } from './fonts.ts'
import { type Cell, layRow, measureRow } from './row.ts'
import { type Colour, type Mark, pageSize } from './write-pdf.ts'

const margin = 56
const wide = pageSize.width - 2 * margin
const lowest = 70

/** Where a sheet may be written, and where its lowest line stands. */
export const writtenArea = { left: margin, width: wide, foot: 44 } as const

/** The inks of what is printed. */
export const printInks = {
  ink: [42, 20, 22],
  accent: [118, 21, 39],
  grey: [102, 70, 66],
  line: [227, 208, 191],
} as const satisfies Record<string, Colour>

type How = { size: number; font?: PdfFont; colour?: Colour; after?: number }

export type Sheet = ReturnType<typeof openSheet>

/** A sheet that is written from the top, one page after the other. */
export function openSheet() {
  const { pages, take, put, skip, hasRoom, turn } = openPages()
  const write = (text: string, { size, font = 'regular', colour = printInks.ink, after = 2 }: How) => {
    for (const line of wrapText(text, font, size, wide)) {
      put({ kind: 'text', text: line, x: margin, y: take(size * 1.35), font, size, colour })
    }
    skip(after)
  }
  return {
    pages,
    hasRoom,
    turn,
    write,
    space: (height: number) => void take(height),
    rule: () => put({ kind: 'box', x: margin, y: take(8), width: wide, height: 2, colour: printInks.accent }),
    /** A thin line across, or across a part. */
    line: (x: number = margin, width: number = wide, colour: Colour = printInks.line) =>
      put({ kind: 'box', x, y: take(4) + 2, width, height: 0.6, colour }),
    /** Cells side by side, all of them on one page. */
    row: (cells: readonly Cell[], { size, after = 2 }: { size: number; after?: number }) => {
      const height = measureRow(cells, size)
      const top = take(height) + height
      for (const mark of layRow(cells, { size, top, colour: printInks.ink })) put(mark)
      skip(after)
    },
    pair: (name: string, text: string) => write(`${name} : ${text}`, { size: 11, after: 1 }),
    code: (address: string, words: string) => drawCode({ take, put }, address, words),
  }
}

type Pages = ReturnType<typeof openPages>

/** Pages with a place to write at, which goes down, and over to the next page. */
function openPages() {
  const pages: Mark[][] = [[]]
  let y = pageSize.height - margin
  const hasRoom = (height: number) => y - height >= lowest
  const turn = () => {
    pages.push([])
    y = pageSize.height - margin
  }
  const take = (height: number): number => {
    if (!hasRoom(height)) turn()
    y -= height
    return y
  }
  const skip = (height: number) => {
    y -= height
  }
  return { pages, hasRoom, turn, take, skip, put: (mark: Mark) => void pages.at(-1)?.push(mark) }
}

/** A code to scan, with what it opens under it. */
function drawCode({ take, put }: Pick<Pages, 'take' | 'put'>, address: string, words: string): void {
  const cells = encodeQR(address, 'raw', { border: 4 })
  const cell = 2
  const foot = take(cells.length * cell + 22)
  cells.forEach((row, place) => {
    row.forEach((isDark, column) => {
      const at = foot + 12 + (cells.length - 1 - place) * cell
      if (isDark) put({ kind: 'box', x: margin + column * cell, y: at, width: cell, height: cell, colour: [0, 0, 0] })
    })
  })
  put({ kind: 'text', text: words, x: margin, y: foot, font: 'regular', size: 9, colour: printInks.grey })
}
