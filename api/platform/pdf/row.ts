import { measureText, type PdfFont, wrapText } from './fonts.ts'
import type { Ink } from './inks.ts'
import type { Mark } from './marks.ts'
import type { Part, Role } from './part.ts'

/** A text in its column: where it begins, how wide it may be; its own line breaks hold. */
export type Cell = {
  text: string
  x: number
  width: number
  isRight?: boolean
  font?: PdfFont
  colour?: Ink
  /** What each of its lines is; a paragraph, unless it is said. */
  role?: Role
  /** Of a table: what it is the heading of. */
  scope?: 'Row' | 'Column'
  /** Where what it says belongs, if not behind what was written before. */
  inside?: Part
}

/** A cell, with the part that each of its own lines is. */
export type CellOfParts = Cell & { parts?: readonly (Part | undefined)[] }

type Line = CellOfParts & { line: string; place: number; part: Part | undefined }

/** How high cells that stand side by side are, at a size. */
export function measureRow(cells: readonly Cell[], size: number): number {
  return Math.max(0, ...linesOf(cells, size).map(({ place }) => place + 1)) * lineHeight(size)
}

/** Cells side by side as marks, below a height. */
export function layRow(cells: readonly CellOfParts[], { size, top, colour }: { size: number; top: number; colour: Ink }): Mark[] {
  return linesOf(cells, size).map(({ line, place, x, width, isRight, font = 'regular', colour: own, part }) => ({
    kind: 'text' as const,
    text: line,
    font,
    size,
    colour: own ?? colour,
    x: isRight ? x + width - measureText(line.trimEnd(), font, size) : x,
    y: top - (place + 1) * lineHeight(size) + size * 0.3,
    part,
  }))
}

/** Each line of a cell as a cell of its own, of the same part. */
export function splitCell(cell: CellOfParts, size: number): CellOfParts[] {
  return linesOf([cell], size).map(({ line, part }) => ({ ...cell, text: line, parts: [part] }))
}

function linesOf(cells: readonly CellOfParts[], size: number): Line[] {
  return cells.flatMap((cell) =>
    cell.text
      .split('\n')
      .flatMap((text, at) =>
        wrapText(text, cell.font ?? 'regular', size, cell.width).map((line) => ({ line, part: cell.parts?.[at] })),
      )
      // Who has it read hears no words run into each other where a line ends.
      .map(({ line, part }, place, all) => ({ ...cell, line: place + 1 < all.length ? `${line} ` : line, place, part })),
  )
}

function lineHeight(size: number): number {
  return size * 1.35
}
