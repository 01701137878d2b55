import { foldText } from '#app/models/platform/text/fold-text.ts'

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

/** The words of a text by which it is found: no capitals, no accents, none of those that every text has, no lone letters. */
export function keysOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => (isTelling(word) ? word.slice(0, longestKey) : []))
}

/** The same words where they stand, for whoever marks them. */
export function findWords(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: word, index }) => ({
    key: foldText(word).slice(0, longestKey),
    start: index,
    end: index + word.length,
  }))
}

function isTelling(word: string): boolean {
  return (word.length > 1 || /\p{N}/u.test(word)) && !common.has(word)
}
