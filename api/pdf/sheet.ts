import encodeQR from 'qr'
import { breakLines, type PdfFont } from './fonts.ts'
import { type Colour, type Mark, pageSize } from './write-pdf.ts'

const margin = 56
const wide = pageSize.width - 2 * margin
const lowest = 70

/** The inks of what is printed. */
export const printInks = { ink: [42, 20, 22], accent: [118, 21, 39], grey: [102, 70, 66] } as const satisfies Record<
  string,
  Colour
>

type How = { size: number; font?: PdfFont; colour?: Colour; after?: number }

/** A sheet that is written from the top, one page after the other. */
export function openSheet() {
  const pages: Mark[][] = [[]]
  let y = pageSize.height - margin
  const take = (height: number): number => {
    if (y - height < lowest) {
      pages.push([])
      y = pageSize.height - margin
    }
    y -= height
    return y
  }
  const put = (mark: Mark) => pages.at(-1)?.push(mark)
  const writeAt = (
    text: string,
    x: number,
    width: number,
    { size, font = 'regular', colour = printInks.ink, after = 2 }: How,
  ) => {
    for (const line of breakLines(text, font, size, width)) {
      put({ kind: 'text', text: line, x, y: take(size * 1.35), font, size, colour })
    }
    y -= after
  }
  return {
    pages,
    space: (height: number) => void take(height),
    write: (text: string, how: How) => writeAt(text, margin, wide, how),
    rule: () => put({ kind: 'box', x: margin, y: take(8), width: wide, height: 2, colour: printInks.accent }),
    pair: (name: string, text: string) => {
      writeAt(`${name} : ${text}`, margin, wide, { size: 11, after: 1 })
    },
    /** A code to scan, with what it opens under it. */
    code: (address: string, words: string) => {
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
    },
  }
}
