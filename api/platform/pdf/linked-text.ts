import { measureText, type PdfFont } from './fonts.ts'

/** A stretch of a text, which may go somewhere. */
export type Segment = { text: string; href?: string }

/** A piece of a line, by the place of the stretch that it is of, with where it begins. */
export type Piece = { text: string; segment: number; x: number }

type Letters = Omit<Piece, 'x'>
type Word = Letters[]

/** Breaks stretches that follow each other into lines that are no wider than this. */
export function wrapSegments(segments: readonly Segment[], font: PdfFont, size: number, width: number): Piece[][] {
  const lines: Letters[][] = []
  for (const word of splitWords(segments)) {
    const last = lines.at(-1)
    const longer = last && joinWord(last, word)
    if (longer && measureText(textOf(longer), font, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line, place) => placePieces(place + 1 < lines.length ? closeLine(line) : line, font, size))
}

/** Words by the stretches that their letters are of: a word may go over from one to the next. */
function splitWords(segments: readonly Segment[]): Word[] {
  const words: Word[] = []
  let isOpen = false
  segments.forEach(({ text }, segment) => {
    text.split(/([ \n]+)/).forEach((part, place) => {
      if (place % 2 === 1) isOpen = false
      if (place % 2 === 1 || part === '') return
      if (isOpen) words.at(-1)?.push({ text: part, segment })
      else words.push([{ text: part, segment }])
      isOpen = true
    })
  })
  return words
}

function joinWord(line: readonly Letters[], word: Word): Letters[] {
  const joined = closeLine(line)
  for (const piece of word) {
    const last = joined.at(-1)
    if (last?.segment === piece.segment) joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

/** Who has it read hears no words run into each other where a line ends. */
function closeLine(line: readonly Letters[]): Letters[] {
  return line.map((piece, place) => (place + 1 < line.length ? piece : { ...piece, text: `${piece.text} ` }))
}

function placePieces(line: readonly Letters[], font: PdfFont, size: number): Piece[] {
  let x = 0
  return line.map((piece) => {
    const placed = { ...piece, x }
    x += measureText(piece.text, font, size)
    return placed
  })
}

function textOf(line: readonly Letters[]): string {
  return line.map(({ text }) => text).join('')
}
