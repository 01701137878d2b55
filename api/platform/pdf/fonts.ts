import { printFaces } from './print-faces.ts'
import { splitRuns } from './runs.ts'

export type PdfFont = keyof typeof printFaces

const first = 0x20

/** How wide a text is at a size. */
export function measureText(text: string, font: PdfFont, size: number): number {
  const { widths } = printFaces[font]
  const wide = splitRuns(text).flatMap((run) => (run.more ? run.widths : run.codes.map((code) => widths[code - first] ?? 0)))
  return wide.reduce((sum, width) => sum + width * size, 0) / 1000
}

/** Breaks a text at its spaces into lines that are no wider than this; a longer word stands alone. */
export function wrapText(text: string, font: PdfFont, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measureText(longer, font, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
