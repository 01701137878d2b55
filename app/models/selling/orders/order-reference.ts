/** No letter and no figure that could be taken for another: neither 0 nor O, neither 1 nor I nor L, and no U beside V. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8
/** The highest multiple of the letters within a byte: bytes beyond it would favour the first letters. */
const fair = 256 - (256 % letters.length)

/** The reference of an order, as in `7KQ2-M9XD`, out of random bytes; nothing where too few of them were fair. */
export function formatReference(bytes: Uint8Array): string | undefined {
  const spelled = [...bytes]
    .filter((byte) => byte < fair)
    .slice(0, length)
    .map((byte) => letters[byte % letters.length])
  return spelled.length < length ? undefined : `${spelled.slice(0, 4).join('')}-${spelled.slice(4).join('')}`
}

/** A reference as somebody typed it: in small letters, without its dash, with blanks; nothing when it is none. */
export function readReference(typed: string): string | undefined {
  const bare = typed
    .slice(0, 60)
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
  if (bare.length !== length || [...bare].some((letter) => !letters.includes(letter))) return undefined
  return `${bare.slice(0, 4)}-${bare.slice(4)}`
}
