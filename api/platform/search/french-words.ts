import { foldText } from '#app/models/platform/text/fold-text.ts'
import { remember } from './remember.ts'

/** A word as it is compared, and where it stands in its text. */
export type FoundWord = { key: string; start: number; end: number }

/** Words that stand in every text and tell none from another. */
const common = new Set(
  `au aux avec ce ces cet cette dans de des du elle elles en est et eux il ils je la le les leur leurs lui ma mais me mes mon
  ne nos notre nous on ont ou par pas pour qu que qui sa se ses si son sont sur ta te tes ton tu un une vos votre vous`.split(
    /\s+/,
  ),
)

const longestKey = 40
const isPlain = /^[\0-\x7f]*$/

/** The words of a text by which it is found: no capitals, no accents, none of those that every text has, no lone letters. */
export function keysOf(text: string): string[] {
  const folded = foldText(text)
  // Nearly all texts are plain once folded, and such are taken apart several times faster.
  const words = (isPlain.test(folded) ? folded.match(/[a-z0-9]+/g) : folded.match(/[\p{L}\p{N}]+/gu)) ?? []
  const keys: string[] = []
  for (const word of words) if (isTelling(word)) keys.push(word.length > longestKey ? word.slice(0, longestKey) : word)
  return keys
}

/** Nothing but Latin letters, numbers and the signs of print: nearly all texts are so, and their words are found several times faster. */
const isLatin = /^[\0-\u024f\u2000-\u206f€]*$/
const latinWords = /[\da-zA-Zª²³µ¹º¼-¾À-ÖØ-öø-ɏ]+/g
const allWords = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** The same words where they stand, for whoever marks them. */
export function findWords(text: string): FoundWord[] {
  const words = isLatin.test(text) ? latinWords : allWords
  const found: FoundWord[] = []
  words.lastIndex = 0
  for (let match = words.exec(text); match !== null; match = words.exec(text)) {
    const { 0: word, index } = match
    found.push({ key: keyOfWord(word), start: index, end: index + word.length })
  }
  return found
}

const foldWord = remember((word) => foldText(word).slice(0, longestKey), 20_000)

/** Texts say the same words again and again; what is longer than a word is not kept. */
function keyOfWord(word: string): string {
  return word.length > longestKey ? foldText(word).slice(0, longestKey) : foldWord(word)
}

function isTelling(word: string): boolean {
  return (word.length > 1 || /\p{N}/u.test(word)) && !common.has(word)
}
