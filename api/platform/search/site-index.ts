import type { WineNature, WineStyle } from '#app/models/catalog/pairing/wine-style.ts'
import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import { keysOf } from './french-words.ts'
import { numberOf, type Vocabulary } from './vocabulary.ts'

/** What a document is found by, from what counts most to what counts least. */
export type DocumentTexts = { title: string; keywords: string; summary: string; body: string }

/** A value by which documents are told apart: its word in addresses, its name, and its place among others. */
export type TraitValue = { value: string; label: string; place: number }

/** What an owner says that a wine goes with: the family of the dish and the dish itself, each with its stems. */
export type StemmedMeal = { family: string; label: string; familyStems: readonly string[]; labelStems: readonly string[] }

/** By what a wine is chosen for a dish and a taste; of those that do as well the one that stands first on the shelves. */
export type PairingTraits = { place: number; nature: WineNature; styles: readonly WineStyle[]; meals: readonly StemmedMeal[] }

/** What a document is narrowed and put in order by, beside its words. */
export type Traits = {
  facets: Readonly<Record<string, readonly TraitValue[]>>
  numbers: Readonly<Record<string, number>>
  name: string
  /** Of a wine alone. */
  pairing: PairingTraits | null
}

/** A document as it is read for the index: what it says is put together only where its mark is a new one. */
export type Source = { kind: SearchKind; id: string; isReserved: boolean; mark: string; read: () => DocumentContent }

/** What a document says; by its signs it is found beside its words: those of the dishes that it goes with. */
export type DocumentContent = { texts: DocumentTexts; signs: readonly string[]; traits: Traits | null }

/** A document in the index, without its words. */
export type IndexedDocument = Omit<Source, 'read'> & { traits: Traits | null; titleLength: number }

/** A document on its way into the index: each entry is a word's number and, in its last eight bits, its weight. */
export type WeighedDocument = { document: IndexedDocument; entries: Uint32Array }

/**
 * All that can be found on a site in one language. Where each word stands lies between two of `starts`:
 * a document's place and, in the last eight bits, the word's weight in it.
 */
export type SiteIndex = {
  vocabulary: Vocabulary
  documents: IndexedDocument[]
  columns: DocumentColumns
  standings: Uint32Array
  starts: Uint32Array
  bytes: number
  /** How many documents came in since it was made afresh. */
  changes: number
}

/** What each question asks of all documents that it finds, by their places: the places of those for members alone, kinds, lengths of titles. */
export type DocumentColumns = { reserved: Uint32Array; kinds: Uint8Array; titleLengths: Uint16Array }

/** The same of these documents. */
export function readColumns(documents: readonly IndexedDocument[]): DocumentColumns {
  return {
    reserved: Uint32Array.from(documents.flatMap(({ isReserved }, place) => (isReserved ? [place] : []))),
    kinds: Uint8Array.from(documents, ({ kind }) => searchKinds.indexOf(kind)),
    titleLengths: Uint16Array.from(documents, ({ titleLength }) => titleLength),
  }
}

/** From this weight on a word stands in the title. */
export const titleWeight = 100
const weights = { keywords: 30, summary: 16, body: 4 }
const mostInBody = 3
const most = 255

/** About what a word, a document and a meal of a wine take in memory beside the entries. */
const bytesOf = { word: 260, document: 250, meal: 300 }

/** Weighs the words of a document by where they stand. */
export function weighDocument(vocabulary: Vocabulary, source: Source): WeighedDocument {
  const { texts, signs, traits } = source.read()
  const weighed = new Map<number, number>()
  const add = (text: string, weight: number, times = 1) => {
    const counted = new Map<number, number>()
    for (const key of keysOf(text)) {
      const number = numberOf(vocabulary, key)
      const count = (counted.get(number) ?? 0) + 1
      counted.set(number, count)
      if (count <= times) weighed.set(number, Math.min(most, (weighed.get(number) ?? 0) + weight))
    }
    return counted.size
  }
  const titleLength = add(texts.title, titleWeight)
  add(texts.keywords, weights.keywords)
  add(texts.summary, weights.summary)
  add(texts.body, weights.body, mostInBody)
  for (const sign of signs) weighed.set(numberOf(vocabulary, sign), weights.keywords)
  const entries = Uint32Array.from(weighed, ([number, weight]) => number * 256 + weight)
  const { kind, id, isReserved, mark } = source
  return { document: { kind, id, isReserved, mark, traits, titleLength }, entries }
}

/** The index of these documents, in the order in which those stand that answer a question equally well. */
export function closeIndex(vocabulary: Vocabulary, documents: readonly WeighedDocument[], changes = 0): SiteIndex {
  const weighed = documents.toSorted((one, other) => comparePlaces(one.document, other.document))
  const starts = new Uint32Array(vocabulary.words.length + 1)
  for (const { entries } of weighed) for (const entry of entries) bump(starts, (entry >>> 8) + 1)
  for (let number = 1; number < starts.length; number += 1) starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0)
  const standings = new Uint32Array(starts.at(-1) ?? 0)
  const filled = starts.slice()
  for (const [place, { entries }] of weighed.entries())
    for (const entry of entries) standings[bump(filled, entry >>> 8)] = place * 256 + (entry & 255)
  const kept = weighed.map(({ document }) => document)
  const meals = kept.reduce((sum, { traits }) => sum + (traits?.pairing?.meals.length ?? 0), 0)
  const bytes =
    standings.byteLength +
    starts.byteLength +
    vocabulary.words.length * bytesOf.word +
    kept.length * bytesOf.document +
    meals * bytesOf.meal
  return { vocabulary, documents: kept, columns: readColumns(kept), standings, starts, bytes, changes }
}

function comparePlaces(one: IndexedDocument, other: IndexedDocument): number {
  if (one.kind !== other.kind) return searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind)
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}

/** The documents of an index as they came into it. */
export function openIndex({ documents, standings, starts }: SiteIndex): WeighedDocument[] {
  const lengths = new Uint32Array(documents.length)
  for (const standing of standings) bump(lengths, standing >>> 8)
  const weighed = documents.map((document, place) => ({ document, entries: new Uint32Array(lengths[place] ?? 0) }))
  const filled = new Uint32Array(documents.length)
  for (let number = 0; number < starts.length - 1; number += 1) {
    for (const standing of standings.subarray(starts[number], starts[number + 1])) {
      const place = standing >>> 8
      const { entries } = weighed[place] ?? {}
      if (entries) entries[bump(filled, place)] = number * 256 + (standing & 255)
    }
  }
  return weighed
}

/** Raises a count by one; answers what it was. */
function bump(counts: Uint32Array, at: number): number {
  const before = counts[at] ?? 0
  counts[at] = before + 1
  return before
}
