import { signMark } from './dish-signs.ts'
import { findWords } from './french-words.ts'
import type { QueryWord } from './match-words.ts'
import { type IndexedDocument, type SiteIndex, titleWeight } from './site-index.ts'
import { likeness } from './typos.ts'

const shortestGuess = 4
const leastLikeness = 0.34
/** From which weight on a word is one of the shop's own: a name, a grape, an appellation, a dish. */
const tellingWeight = 30

/** The question as it was understood, spelt as the results spell it; nothing where it was found as it was written. */
export function sayUnderstood(
  { vocabulary }: SiteIndex,
  { asked, words, readSpelt }: { asked: string; words: readonly QueryWord[]; readSpelt: () => Map<string, string> },
): string | null {
  const guessed = words.filter(({ isGuess }) => isGuess)
  if (guessed.length === 0) return null
  const spelt = readSpelt()
  const meant = new Map<string, string>()
  for (const { key, forms } of guessed) {
    const best = [...forms].sort(([, one], [, other]) => other - one).map(([number]) => spelt.get(vocabulary.words[number] ?? ''))
    const word = best.find((one) => one !== undefined)
    if (word !== undefined) meant.set(key, word)
  }
  return meant.size > 0 ? replaceWords(asked, meant) : null
}

/** A text with some of its words written otherwise. */
export function replaceWords(text: string, by: Map<string, string>): string {
  let at = 0
  const parts = findWords(text).flatMap(({ key, start, end }) => {
    const before = text.slice(at, start)
    at = end
    return [before, by.get(key) ?? text.slice(start, end)]
  })
  return [...parts, text.slice(at)].join('')
}

/** A question that does find something, made of the words that are most like those that were asked. */
export function guessQuestion(
  index: SiteIndex,
  words: readonly QueryWord[],
  mayRead: (one: IndexedDocument) => boolean,
): string | undefined {
  const asked = words.filter(({ key }) => key.length >= shortestGuess)
  const readable = wordsOf(index, mayRead)
  const guessed = asked.flatMap(({ key }) => mostLike(key, readable) ?? [])
  return guessed.length > 0 ? guessed.join(' ') : undefined
}

/** Only words that the visitor may read are told, and of those only what goods are named by, or a title: no chance word of a text. */
function wordsOf({ vocabulary, documents, standings, starts }: SiteIndex, mayRead: (one: IndexedDocument) => boolean): string[] {
  const least = documents.map((one) => (mayRead(one) ? (one.kind === 'product' ? tellingWeight : titleWeight) : Infinity))
  return vocabulary.words.filter(
    (word, number) =>
      !word.startsWith(signMark) &&
      standings
        .subarray(starts[number], starts[number + 1])
        .some((standing) => (standing & 255) >= (least[standing >>> 8] ?? Infinity)),
  )
}

function mostLike(key: string, words: readonly string[]): string | undefined {
  let best: { word: string; value: number } | undefined
  for (const word of words) {
    if (word[0] !== key[0] || Math.abs(word.length - key.length) > 4) continue
    const value = likeness(key, word)
    if (value >= leastLikeness && value > (best?.value ?? 0)) best = { word, value }
  }
  return best?.word
}
