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
  const { documents } = index
  const places: number[] = []
  for (const [place, document] of documents.entries()) if (mayRead(document)) places.push(place)
  const { best, found } = findBest(sums, words, places)
  if (best.length === 0) return []
  const rarity = found.map((count) => Math.log(1 + places.length / (1 + count)))
  const scores = new Float64Array(documents.length)
  for (const place of best) scores[place] = scoreOf(documents[place], sums, { place, rarity })
  best.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || compare(documents[one], documents[other]))
  return best.flatMap((place) => {
    const document = documents[place]
    return document ? { document, score: scores[place] ?? 0 } : []
  })
}

/** The places of the documents that answer the most of the words, and how many answer each word, in one walk. */
function findBest(sums: Sums, words: readonly QueryWord[], places: readonly number[]): { best: number[]; found: number[] } {
  const worths = words.map(({ isGuess }) => (isGuess ? worthOf.guessed : worthOf.found))
  const found = words.map(() => 0)
  let most = 1
  let best: number[] = []
  for (const place of places) {
    let count = 0
    for (const [at, worth] of worths.entries()) {
      if (sums.values[place * sums.width + at] === 0) continue
      count += worth
      found[at] = (found[at] ?? 0) + 1
    }
    if (count < most) continue
    if (count > most) best = []
    most = count
    best.push(place)
  }
  return { best, found }
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

function scoreOf(
  document: IndexedDocument | undefined,
  { values, titled, width }: Sums,
  { place, rarity }: { place: number; rarity: readonly number[] },
): number {
  const { kind = 'page', titleLength = 0 } = document ?? {}
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

function compare(one: IndexedDocument | undefined, other: IndexedDocument | undefined): number {
  if (!one || !other) return 0
  const kinds = one.kind === other.kind ? 0 : searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind)
  if (kinds !== 0) return kinds
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}
