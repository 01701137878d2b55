import { measureText, type PdfFont, wrapText } from './fonts.ts'
import type { Colour, Mark } from './write-pdf.ts'

/** A text in its column: where it begins, how wide it may be; its own line breaks hold. */
export type Cell = {
  text: string
  x: number
  width: number
  isRight?: boolean
  font?: PdfFont
  colour?: Colour
}

type Line = Cell & { line: string; place: number }

/** How high cells that stand side by side are, at a size. */
export function measureRow(cells: readonly Cell[], size: number): number {
  return Math.max(0, ...linesOf(cells, size).map(({ place }) => place + 1)) * lineHeight(size)
}

/** Cells side by side as marks, below a height. */
export function layRow(cells: readonly Cell[], { size, top, colour }: { size: number; top: number; colour: Colour }): Mark[] {
  return linesOf(cells, size).map(({ line, place, x, width, isRight, font = 'regular', colour: own }) => ({
    kind: 'text' as const,
    text: line,
    font,
    size,
    colour: own ?? colour,
    x: isRight ? x + width - measureText(line, font, size) : x,
    y: top - (place + 1) * lineHeight(size) + size * 0.3,
  }))
}

function linesOf(cells: readonly Cell[], size: number): Line[] {
  return cells.flatMap((cell) =>
    cell.text
      .split('\n')
      .flatMap((part) => wrapText(part, cell.font ?? 'regular', size, cell.width))
      .map((line, place) => ({ ...cell, line, place })),
  )
}

function lineHeight(size: number): number {
  return size * 1.35
}
