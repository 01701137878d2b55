import { hash } from 'node:crypto'

/** Of each of the two shelves, about 5 MB: what was not asked for while a whole shelf came anew goes. */
const mostKept = 30_000

/**
 * Keeps what is made of words alone by these very words, whosever they are: it can never be out of date, and of a shop that has
 * changed only what reads otherwise is made anew.
 */
export function keepByWords<T>(most = mostKept): (words: readonly (string | number | null)[], make: () => T) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return (words, make) => {
    const name = hash('sha256', words.join('\0'), 'base64')
    const known = young.get(name)
    if (known !== undefined) return known
    const made = old.get(name) ?? make()
    if (young.size >= most) {
      old = young
      young = new Map()
    }
    young.set(name, made)
    return made
  }
}
