const longest = 100

/** The word that an address says for a title: `Fête de la percée` becomes `fete-de-la-percee`. */
export function toSlug(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return plain.slice(0, longest).replaceAll(/^-+|-+$/g, '') || 'sans-titre'
}
