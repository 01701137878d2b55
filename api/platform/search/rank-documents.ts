import type { SearchKind } from '#app/models/site/search-kind.ts'
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
  const { documents } = index
  const sums = sumUp(index, words)
  let readable = 0
  for (const document of documents) if (mayRead(document)) readable += 1
  const { best, found } = findBest(sums, words, (place) => isReadable(documents[place], mayRead))
  const rarity = found.map((count) => Math.log(1 + readable / (1 + count)))
  return orderBest(documents, best, (place) => scoreOf(documents[place], sums, { place, rarity }))
}

function isReadable(document: IndexedDocument | undefined, mayRead: (one: IndexedDocument) => boolean): boolean {
  return document !== undefined && mayRead(document)
}

/** The places of the documents that answer the most of the words, and how many answer each word, in one walk through those that have any. */
function findBest(
  { values, width, touched }: Sums,
  words: readonly QueryWord[],
  mayRead: (place: number) => boolean,
): { best: number[]; found: number[] } {
  const worths = words.map(({ isGuess }) => (isGuess ? worthOf.guessed : worthOf.found))
  const found = words.map(() => 0)
  let most = 1
  let best: number[] = []
  for (const place of touched) {
    if (!mayRead(place)) continue
    let count = 0
    for (let at = 0; at < width; at += 1) {
      if (values[place * width + at] === 0) continue
      count += worths[at] ?? 0
      found[at] = (found[at] ?? 0) + 1
    }
    if (count < most) continue
    if (count > most) best = []
    most = count
    best.push(place)
  }
  return { best, found }
}

/** Scores are told apart up to here; more places than this no index has. */
const finest = 1_000_000
const mostPlaces = 2 ** 17

/** The best first, among equals in the order of the index: numbers are put in order many times faster than documents are. */
function orderBest(documents: readonly IndexedDocument[], best: readonly number[], scoreAt: (place: number) => number): Ranked[] {
  const keys = Float64Array.from(
    best,
    (place) => Math.round(scoreAt(place) * finest) * mostPlaces + (mostPlaces - 1 - place),
  ).sort()
  const ranked: Ranked[] = []
  for (let at = keys.length - 1; at >= 0; at -= 1) {
    const key = keys[at] ?? 0
    const document = documents[mostPlaces - 1 - (key % mostPlaces)]
    if (document) ranked.push({ document, score: Math.floor(key / mostPlaces) / finest })
  }
  return ranked
}

/** For each document and word how well it answers; for each document which of the words its title has, one bit each. */
type Sums = { values: Float32Array; titled: Uint8Array; width: number; touched: number[] }

function sumUp(index: SiteIndex, words: readonly QueryWord[]): Sums {
  const { length } = index.documents
  const sums: Sums = {
    values: new Float32Array(length * words.length),
    titled: new Uint8Array(length),
    width: words.length,
    touched: [],
  }
  const isTouched = new Uint8Array(length)
  for (const [at, word] of words.entries()) addWord(index, sums, { word, at, isTouched })
  return sums
}

const roots = Float64Array.from({ length: 256 }, (_, weight) => Math.sqrt(weight))

/** Adds up where one word stands; the best of its forms is what counts. */
function addWord({ standings, starts }: SiteIndex, sums: Sums, { word, at, isTouched }: Adding): void {
  for (const [number, worth] of word.forms) {
    for (const standing of standings.subarray(starts[number], starts[number + 1])) {
      const place = standing >>> 8
      const weight = standing & 255
      if (isTouched[place] === 0) sums.touched.push(place)
      isTouched[place] = 1
      raise(sums.values, place * sums.width + at, worth * (roots[weight] ?? 0))
      if (weight >= titleWeight) sums.titled[place] = (sums.titled[place] ?? 0) | (1 << at)
    }
  }
}

type Adding = { word: QueryWord; at: number; isTouched: Uint8Array }

function raise(values: Float32Array, slot: number, value: number): void {
  if (value > (values[slot] ?? 0)) values[slot] = value
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
