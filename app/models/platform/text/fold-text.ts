/** Has neither accents nor ligatures; most words are so. */
const isPlain = /^[\x20-\x7e]*$/

/** A text without capitals and accents, as texts are compared and ordered: both databases then agree. */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase().trim()
  return text
    .replaceAll(/[^\x20-\x7e]/gu, foldSign)
    .toLowerCase()
    .trim()
}

/** Signs that a text of ours has again and again, folded once; strange ones are not kept. */
const folded = new Map<string, string>()
const mostKept = 500

function foldSign(sign: string): string {
  const known = folded.get(sign)
  if (known !== undefined) return known
  const plain = sign
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
  if (folded.size < mostKept) folded.set(sign, plain)
  return plain
}
