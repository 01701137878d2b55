import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import type { QueryWord } from './match-words.ts'
import { type DocumentColumns, type IndexedDocument, type SiteIndex, titleWeight } from './site-index.ts'

/** A document that was found, and how well it answers. */
export type Ranked = { document: IndexedDocument; score: number }

/** All that was found: how many there are of each kind, and the best of some kinds, as many as are wanted. */
export type Ranking = { counts: Record<SearchKind, number>; best: (kinds: readonly SearchKind[], most: number) => Ranked[] }

/** What is sold and what tells of the house come before what was written on a day. */
const kindWorth: Record<SearchKind, number> = { product: 1.15, page: 1.05, service: 1, news: 0.95, blog: 0.95 }
const worthOfKinds = Float64Array.from(searchKinds, (kind) => kindWorth[kind])
/** A word that was found as it was written counts for more than one that was guessed. */
const worthOf = { found: 2, guessed: 1 }
/** What a title gains that says what was asked and nothing else. */
const wholeTitle = 0.6

/** The documents that answer the most of the words, the best first; among equals the order is the same everywhere. */
export function rankDocuments(index: SiteIndex, words: readonly QueryWord[], seesReserved: boolean): Ranking {
  const { documents, columns } = index
  const sums = sumUp(index, words, seesReserved)
  const { best, found } = findBest(sums, words)
  const readable = documents.length - (seesReserved ? 0 : columns.reserved.length)
  const rarity = Float64Array.from(found, (count) => Math.log(1 + readable / (1 + count)))
  return openRanking(index, best, scoreAll(columns, sums, { best, rarity }))
}

/** The places of the documents that answer the most of the words, and how many answer each word, in one walk through those that have any. */
function findBest(
  { values, width, touched, count: touchedCount }: Sums,
  words: readonly QueryWord[],
): { best: Uint32Array; found: Uint32Array } {
  const worths = Uint8Array.from(words, ({ isGuess }) => (isGuess ? worthOf.guessed : worthOf.found))
  const found = new Uint32Array(width)
  const best = new Uint32Array(touchedCount)
  let most = 1
  let length = 0
  for (let turn = 0; turn < touchedCount; turn += 1) {
    const place = touched[turn] ?? 0
    let count = 0
    for (let at = 0; at < width; at += 1) {
      if (values[place * width + at] === 0) continue
      count += worths[at] ?? 0
      found[at] = (found[at] ?? 0) + 1
    }
    if (count < most) continue
    if (count > most) length = 0
    most = count
    best[length] = place
    length += 1
  }
  return { best: best.subarray(0, length), found }
}

/** Scores are told apart up to here; more places than this no index has. */
const finest = 1_000_000
const mostPlaces = 2 ** 17

/** Below this share of all it is quicker to pick the best than to put all in order. */
const fewOf = 1 / 20

/** A score and, in its last bits, the place: numbers are put in order many times faster than documents are, and equals stand as in the index. */
function openRanking({ documents, columns }: SiteIndex, places: Uint32Array, keys: Float64Array): Ranking {
  const counted = new Uint32Array(searchKinds.length)
  for (const place of places) counted[columns.kinds[place] ?? 0] = (counted[columns.kinds[place] ?? 0] ?? 0) + 1
  const counts = Object.fromEntries(searchKinds.map((kind, at) => [kind, counted[at] ?? 0])) as Ranking['counts']
  const best = (kinds: readonly SearchKind[], most: number) => {
    const some = keysOfKinds(keys, places, { kinds, columns })
    const picked = most < some.length * fewOf ? pickBest(some, most) : some.sort().reverse().subarray(0, most)
    return Array.from(picked).flatMap((key) => {
      const document = documents[placeOf(key)]
      return document ? [{ document, score: Math.floor(key / mostPlaces) / finest }] : []
    })
  }
  return { counts, best }
}

type OfKinds = { kinds: readonly SearchKind[]; columns: DocumentColumns }

function keysOfKinds(keys: Float64Array, places: Uint32Array, { kinds, columns }: OfKinds): Float64Array {
  const isWanted = Uint8Array.from(searchKinds, (kind) => (kinds.includes(kind) ? 1 : 0))
  const some = new Float64Array(keys.length)
  let length = 0
  for (let at = 0; at < keys.length; at += 1) {
    if (isWanted[columns.kinds[places[at] ?? 0] ?? 0] === 0) continue
    some[length] = keys[at] ?? 0
    length += 1
  }
  return some.subarray(0, length)
}

function placeOf(key: number): number {
  return mostPlaces - 1 - (key % mostPlaces)
}

/** The greatest of many numbers, the greatest first. */
function pickBest(keys: Float64Array, most: number): number[] {
  const best: number[] = []
  let least = -1
  for (const key of keys) {
    if (key < least) continue
    let at = best.length
    while (at > 0 && (best[at - 1] ?? 0) < key) at -= 1
    best.splice(at, 0, key)
    if (best.length > most) best.pop()
    if (best.length === most) least = best[most - 1] ?? -1
  }
  return best
}

/** For each document and word how well it answers; for each document which of the words its title has, one bit each. */
type Sums = { values: Float32Array; titled: Uint8Array; width: number; touched: Uint32Array; count: number }

function sumUp(index: SiteIndex, words: readonly QueryWord[], seesReserved: boolean): Sums {
  const { length } = index.documents
  const sums: Sums = {
    values: new Float32Array(length * words.length),
    titled: new Uint8Array(length),
    width: words.length,
    touched: new Uint32Array(length),
    count: 0,
  }
  const isTouched = new Uint8Array(length)
  // What one may not read counts as looked at already.
  if (!seesReserved) for (const place of index.columns.reserved) isTouched[place] = 1
  for (const [at, word] of words.entries()) addWord(index, sums, { word, at, isTouched })
  return sums
}

const roots = Float64Array.from({ length: 256 }, (_, weight) => Math.sqrt(weight))

type Adding = { word: QueryWord; at: number; isTouched: Uint8Array }

/** Adds up where one word stands; the best of its forms is what counts. */
function addWord({ standings, starts }: SiteIndex, sums: Sums, { word, at, isTouched }: Adding): void {
  for (const [number, worth] of word.forms)
    for (let turn = starts[number] ?? 0, end = starts[number + 1] ?? 0; turn < end; turn += 1) {
      const standing = standings[turn] ?? 0
      const place = standing >>> 8
      if (isTouched[place] === 0) touch(sums, isTouched, place)
      raise(sums, { place, at, weight: standing & 255, worth })
    }
}

function touch(sums: Sums, isTouched: Uint8Array, place: number): void {
  isTouched[place] = 1
  sums.touched[sums.count] = place
  sums.count += 1
}

type Standing = { place: number; at: number; weight: number; worth: number }

function raise({ values, titled, width }: Sums, { place, at, weight, worth }: Standing): void {
  const slot = place * width + at
  const value = worth * (roots[weight] ?? 0)
  if (value > (values[slot] ?? 0)) values[slot] = value
  if (weight >= titleWeight) titled[place] = (titled[place] ?? 0) | (1 << at)
}

type Scoring = { best: Uint32Array; rarity: Float64Array }

function scoreAll(columns: DocumentColumns, sums: Sums, { best, rarity }: Scoring): Float64Array {
  const keys = new Float64Array(best.length)
  for (let turn = 0; turn < best.length; turn += 1) {
    const place = best[turn] ?? 0
    const worth = worthOfKinds[columns.kinds[place] ?? 0] ?? 1
    const score = scoreOf(sums, place, rarity, columns.titleLengths[place] ?? 0) * worth
    keys[turn] = Math.round(score * finest) * mostPlaces + (mostPlaces - 1 - place)
  }
  return keys
}

function scoreOf({ values, titled, width }: Sums, place: number, rarity: Float64Array, titleLength: number): number {
  const bits = titled[place] ?? 0
  let sum = 0
  let inTitle = 0
  let isWhole = true
  for (let at = 0; at < width; at += 1) {
    const value = values[place * width + at] ?? 0
    sum += value * (rarity[at] ?? 0)
    if ((bits & (1 << at)) !== 0) inTitle += 1
    else if (value !== 0) isWhole = false
  }
  return isWhole ? sum * (1 + wholeTitle * Math.min(1, inTitle / Math.max(1, titleLength))) : sum
}
