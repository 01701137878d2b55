/** Has neither accents nor ligatures; most words are so. */
const isPlain = /^[\x20-\x7e]*$/

/** A text without capitals and accents, as texts are compared and ordered: both databases then agree. */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase().trim()
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()
}
