/** Their words are shown nowhere: a poster stands behind a film, and a tall picture borrows the words of the wide one. */
const unheard = new Set(['poster', 'tall'])

/**
 * The places in what blocks say, as paths, of pictures that say nothing to who cannot see them and are not called mere decoration.
 * A picture that the library does not have is shown nowhere, and is none.
 */
export function findMutePictures(value: unknown, altOf: (id: string) => string | undefined, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { image, alt, isDecor } = value as { image?: unknown; alt?: unknown; isDecor?: unknown }
  const isMute = typeof image === 'string' && !isDecor && !said(alt) && said(altOf(image)) === false
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    unheard.has(name) ? [] : findMutePictures(inner, altOf, path === '' ? name : `${path}.${name}`),
  )
  return isMute ? [path, ...inside] : inside
}

/** The words that a picture of the library is asked for: of decoration none are. */
export function requiredWordsOf(image: { alt: string; isDecor: boolean } | undefined): string | undefined {
  return image?.isDecor ? undefined : image?.alt
}

/** Whether something is said; of nothing at all it is not known. */
function said(text: unknown): boolean | undefined {
  return typeof text === 'string' ? text.trim() !== '' : undefined
}

/** What a picture says to who cannot see it: words of its own place, or those of the library; decoration says nothing. */
export function altIn({ alt, isDecor }: { alt?: string | undefined; isDecor?: boolean | undefined }, known: string): string {
  return isDecor ? '' : alt || known
}
