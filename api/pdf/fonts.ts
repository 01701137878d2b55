import { encodeWinAnsi } from './win-ansi.ts'

/** The fonts that every reader of PDF files has; none has to be sent along. */
export const pdfFonts = { regular: 'Times-Roman', bold: 'Times-Bold' } as const
export type PdfFont = keyof typeof pdfFonts

const first = 0x20

/** How wide each letter from the space to the tilde is, in thousandths of the size. */
const widths: Record<PdfFont, readonly number[]> = {
  regular: [
    ...[250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278],
    ...[500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444],
    ...[921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722],
    ...[556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500],
    ...[333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500],
    ...[500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541],
  ],
  bold: [
    ...[250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278],
    ...[500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500],
    ...[930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778],
    ...[611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500],
    ...[333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500],
    ...[556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520],
  ],
}

const signs: Record<string, number> = { '…': 1000, '—': 1000, Œ: 889, œ: 722, '°': 400, '·': 250, '’': 333, '\u00a0': 250 }
const usual = 500

/** How wide a text is at a size. */
export function measureText(text: string, font: PdfFont, size: number): number {
  const letters = [...text.normalize('NFC')]
  return letters.reduce((sum, letter) => sum + (signs[letter] ?? widthOf(letter, font)) * size, 0) / 1000
}

/** Breaks a text at its spaces into lines that are no wider than this; a longer word stands alone. */
export function breakLines(text: string, font: PdfFont, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measureText(longer, font, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** An accented letter is as wide as the letter below its accent. */
function widthOf(letter: string, font: PdfFont): number {
  const base = letter.normalize('NFD')[0] ?? letter
  const [code = 0] = encodeWinAnsi(base)
  return widths[font][code - first] ?? usual
}
