/** A text without capitals and accents, as texts are compared and ordered: both databases then agree. */
export function foldText(text: string): string {
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

/** The last part of an address made of a name: `Clos de l’Abbesse` gives `clos-de-l-abbesse`. */
export function slugOf(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
}
