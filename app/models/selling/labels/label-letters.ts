import { foldText } from '../../platform/text/fold-text.ts'

/** The letters that a program reads: those of western Europe, or the 26 of the alphabet in capitals. */
export type Letters = 'WESTERN' | 'CAPITALS'

/** What stands for the end of a cell or of a row, and what no address has. */
const noCell = /[;"\p{Cc}\u00a0]/gu
/** Eight signs have other letters behind them in one of the two tables of western Europe. */
const western = /^[\x20-\x7e\u00a1-\u00a3\u00a5\u00a7\u00a9-\u00b3\u00b5-\u00b7\u00b9-\u00bb\u00bf-\u00ff]$/
/** A spreadsheet would carry it out; a carrier's program has no use for it. */
const formula = /^[=+\-@\s]+/

/** A text in the letters that a program reads; a sign that none of them stands for becomes a space. */
export function toLetters(text: string, letters: Letters): string {
  const known = [...text.replaceAll(noCell, ' ').replaceAll('’', "'")].map((sign) => toSign(sign, letters)).join('')
  const written = letters === 'CAPITALS' ? known.toUpperCase() : known
  return written.replaceAll(/\s+/g, ' ').replace(formula, '').trim()
}

function toSign(sign: string, letters: Letters): string {
  if (letters === 'WESTERN' && western.test(sign)) return sign
  if (/^[\x20-\x7e]$/.test(sign)) return sign
  // Folding also makes small letters, which only a capital minds.
  const plain = foldText(sign)
  if (!/^[\x20-\x7e]+$/.test(plain)) return ' '
  return sign === sign.toLowerCase() ? plain : plain.toUpperCase()
}

/** A text in at most so many signs; what is cut off is the end. */
export function cutTo(text: string, most: number): string {
  return text.slice(0, most).trim()
}

/** Texts broken into lines of so many signs, each text on lines of its own where there is room; nothing where there is not. */
export function breakIntoLines(texts: readonly string[], width: number, most: number): string[] | undefined {
  const filled = texts.filter(Boolean)
  const apart = filled.flatMap((text) => breakText(text, width))
  const lines = apart.length > most ? breakText(filled.join(' '), width) : apart
  return lines.length > most ? undefined : lines
}

function breakText(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** A number to call as carriers read it: ten digits in France, else after two zeros; never with a sign. */
export function toCarrierPhone(typed: string): string {
  const bare = typed.replaceAll(/\(0\)|[^\d+]/g, '').replace(/^\+/, '00')
  return bare.replaceAll('+', '').replace(/^00330?/, '0')
}

/** Whether a number in that form takes messages; abroad nobody can tell, and most do. */
export function isMobile(phone: string): boolean {
  return /^0[67]/.test(phone) || phone.startsWith('00')
}
