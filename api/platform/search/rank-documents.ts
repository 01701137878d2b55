import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import type { QueryWord } from './match-words.ts'
import { type IndexedDocument, type SiteIndex, titleWeight } from './site-index.ts'

/** A document that was found, and how well it answers. */
export type Ranked = { document: IndexedDocument; score: number }

/** What is sold and what tells of the house come before what was written on a day. */
const kindWorth: Record<SearchKind, number> = { product: 1.15, page: 1.05, service: 1, news: 0.95, blog: 0.95 }
/** A word that was found as it was written counts for more than one that was guessed. */
const worthOf = { found: 2, guessed: 1 }
/** What a title gains that says what was asked and nothing else. */
const wholeTitle = 0.6

/** The documents that answer the most of the words, the best first; among equals the order is the same everywhere. */
export function rankDocuments(
  index: SiteIndex,
  words: readonly QueryWord[],
  mayRead: (one: IndexedDocument) => boolean,
): Ranked[] {
  const sums = sumUp(index, words)
  const places = index.documents.flatMap((document, place) => (mayRead(document) ? place : []))
  const counts = places.map((place) => countWords(sums, words, place))
  const most = counts.reduce((count, one) => Math.max(count, one), 0)
  if (most === 0) return []
  const rarity = words.map((_, at) => rarityOf(sums, places, at))
  return places
    .filter((_, at) => counts[at] === most)
    .flatMap((place) => {
      const document = index.documents[place]
      return document ? { document, score: scoreOf(document, sums, { place, rarity }) } : []
    })
    .sort((one, other) => other.score - one.score || compare(one.document, other.document))
}

/** For each document and word how well it answers; for each document which of the words its title has, one bit each. */
type Sums = { values: Float32Array; titled: Uint8Array; width: number }

function sumUp(index: SiteIndex, words: readonly QueryWord[]): Sums {
  const { length } = index.documents
  const sums = { values: new Float32Array(length * words.length), titled: new Uint8Array(length), width: words.length }
  for (const [at, word] of words.entries()) addWord(index, sums, { word, at })
  return sums
}

/** Adds up where one word stands; the best of its forms is what counts. */
function addWord(
  { standings, starts }: SiteIndex,
  { values, titled, width }: Sums,
  { word, at }: { word: QueryWord; at: number },
): void {
  for (const [number, worth] of word.forms) {
    for (let next = starts[number] ?? 0; next < (starts[number + 1] ?? 0); next += 1) {
      const standing = standings[next] ?? 0
      const place = standing >>> 8
      const weight = standing & 255
      const slot = place * width + at
      const value = worth * Math.sqrt(weight)
      if (value > (values[slot] ?? 0)) values[slot] = value
      if (weight >= titleWeight) titled[place] = (titled[place] ?? 0) | (1 << at)
    }
  }
}

function countWords({ values, width }: Sums, words: readonly QueryWord[], place: number): number {
  let count = 0
  for (let at = 0; at < width; at += 1)
    if (values[place * width + at] !== 0) count += words[at]?.isGuess ? worthOf.guessed : worthOf.found
  return count
}

function rarityOf({ values, width }: Sums, places: readonly number[], at: number): number {
  let found = 0
  for (const place of places) if (values[place * width + at] !== 0) found += 1
  return Math.log(1 + places.length / (1 + found))
}

function scoreOf(
  { kind, titleLength }: IndexedDocument,
  { values, titled, width }: Sums,
  { place, rarity }: { place: number; rarity: readonly number[] },
): number {
  let sum = 0
  let inTitle = 0
  let isWhole = true
  for (let at = 0; at < width; at += 1) {
    const value = values[place * width + at] ?? 0
    const isTitled = ((titled[place] ?? 0) & (1 << at)) !== 0
    sum += value * (rarity[at] ?? 0)
    if (isTitled) inTitle += 1
    else if (value !== 0) isWhole = false
  }
  const whole = isWhole ? 1 + wholeTitle * Math.min(1, inTitle / Math.max(1, titleLength)) : 1
  return sum * whole * kindWorth[kind]
}

function compare(one: IndexedDocument, other: IndexedDocument): number {
  const kinds = searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind)
  if (kinds !== 0) return kinds
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}
