import encodeQR from 'qr'
import type { Ink } from './inks.ts'
import { openPages, type Pages, writtenArea } from './open-pages.ts'
import { openParts, type Parts } from './open-parts.ts'
import { openText } from './open-text.ts'
import { newPart } from './part.ts'
import { type Cell, type CellOfParts, layRow, measureRow, splitCell } from './row.ts'

const { left, width } = writtenArea

type How = { size: number; after?: number }

export type Sheet = ReturnType<typeof openSheet>

/** A sheet that is written from the top, one page after the other: what is written says what it is, and what adorns says nothing. */
export function openSheet() {
  const pages = openPages()
  const parts = openParts()
  const { put, take, skip } = pages
  const { add, within } = parts
  const words = openText(pages, parts)
  const lay = (cells: readonly CellOfParts[], { size, after = 2 }: How) => {
    for (const lines of fitToPage(cells, size)) {
      const height = measureRow(lines, size)
      const top = take(height) + height
      for (const mark of layRow(lines, { size, top, colour: 'ink' })) put(mark)
    }
    skip(after)
  }
  return {
    pages: pages.pages,
    root: parts.root,
    hasRoom: pages.hasRoom,
    turn: pages.turn,
    within,
    ...words,
    /** Room for what belongs together and is not written in one go. */
    part: () => add(newPart('Sect')),
    pair: (name: string, text: string) => words.write(`${name} : ${text}`, { size: 11, after: 1 }),
    space: (height: number) => void take(height),
    rule: () => put({ kind: 'box', x: left, y: take(8), width, height: 2, colour: 'accent' }),
    /** A thin line across, or across a part. */
    line: (x: number = left, wide: number = width, colour: Ink = 'line') =>
      put({ kind: 'box', x, y: take(4) + 2, width: wide, height: 0.6, colour }),
    /** Cells side by side, all of them on one page; each line of theirs is a paragraph, or what the cell says. */
    row: (cells: readonly Cell[], how: How) =>
      lay(
        cells.map((cell) => asParagraphs(cell, add)),
        how,
      ),
    /** A row of a table, its cells side by side on one page. */
    cells: (cells: readonly Cell[], how: How) =>
      within('TR', () =>
        lay(
          cells.map((cell) => asOneCell(cell, add)),
          how,
        ),
      ),
    /** Cells that have been read on a page before. */
    again: (cells: readonly Cell[], how: How) => lay(cells, how),
    code: (address: string, said: string) => drawCode(pages, parts, { address, said }),
    /** A code that opens nothing: it says what is to be read off the sheet. */
    mark: (text: string, said: string) => void drawSquares(pages, parts, { text, alt: said, under: 10 }),
  }
}

/** Cells that are higher than a page go over it line by line. */
function fitToPage(cells: readonly CellOfParts[], size: number): (readonly CellOfParts[])[] {
  if (measureRow(cells, size) <= writtenArea.height) return [cells]
  const lines = cells.map((cell) => splitCell(cell, size))
  const count = Math.max(...lines.map(({ length }) => length))
  return Array.from({ length: count }, (_, place) => lines.flatMap((of) => of[place] ?? []))
}

function asParagraphs(cell: Cell, add: Parts['add']): CellOfParts {
  const parts = cell.text.split('\n').map((line) => (line ? add(newPart(cell.role ?? 'P'), cell.inside) : undefined))
  return { ...cell, parts }
}

function asOneCell(cell: Cell, add: Parts['add']): CellOfParts {
  const part = add(cell.scope ? newPart('TH', { scope: cell.scope }) : newPart('TD'))
  return { ...cell, parts: cell.text.split('\n').map(() => part) }
}

/** A code to scan, with what it opens under it. */
function drawCode(
  { take, put }: Pick<Pages, 'take' | 'put'>,
  { add }: Pick<Parts, 'add'>,
  { address, said }: { address: string; said: string },
): void {
  const foot = drawSquares({ take, put }, { add }, { text: address, alt: `${said} : ${address}`, under: 22 })
  const under = newPart('Link', { href: address })
  add({ ...newPart('P'), parts: [under] })
  put({ kind: 'text', text: said, x: left, y: foot, font: 'regular', size: 9, colour: 'grey', part: under })
}

/** The squares of a code, and where what is written under them stands. */
function drawSquares(
  { take, put }: Pick<Pages, 'take' | 'put'>,
  { add }: Pick<Parts, 'add'>,
  { text, alt, under }: { text: string; alt: string; under: number },
): number {
  const squares = encodeQR(text, 'raw', { border: 4 })
  const side = 2
  const whole = squares.length * side
  const foot = take(whole + under)
  const low = foot + under - 10
  const part = add(newPart('Figure', { alt, box: [left, low, left + whole, low + whole] }))
  squares.forEach((row, place) => {
    row.forEach((isDark, column) => {
      const y = low + (squares.length - 1 - place) * side
      if (isDark) put({ kind: 'box', x: left + column * side, y, width: side, height: side, colour: 'black', part })
    })
  })
  return foot
}
