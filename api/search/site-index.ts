import type { SearchKind } from '#app/models/search-kind.ts'
import { keysOf } from './french-words.ts'
import { numberOf, openVocabulary, type Vocabulary } from './vocabulary.ts'

/** What a document is found by, from what counts most to what counts least. */
export type DocumentTexts = { title: string; keywords: string; summary: string; body: string }

/** A document as it is read for the index: its texts are put together only where its mark is a new one. */
export type Source = { kind: SearchKind; id: string; isReserved: boolean; mark: string; readTexts: () => DocumentTexts }

/** A document by its words: each entry is a word's number and, in its last eight bits, its weight. */
export type IndexedDocument = {
  kind: SearchKind
  id: string
  isReserved: boolean
  mark: string
  titleLength: number
  entries: Uint32Array
}

/** All that can be found on a site in one language; `changes` counts the documents that came in since it was made afresh. */
export type SiteIndex = { vocabulary: Vocabulary; documents: IndexedDocument[]; bytes: number; changes: number }

/** From this weight on a word stands in the title. */
export const titleWeight = 100
const weights = { keywords: 30, summary: 16, body: 4 }
const mostInBody = 3
const most = 255

/** About what a word and a document take in memory beside the entries. */
const bytesOf = { word: 200, document: 250 }

/** An index without a document. */
export function openIndex(): SiteIndex {
  return { vocabulary: openVocabulary(), documents: [], bytes: 0, changes: 0 }
}

/** Makes a document's entries. */
export function indexDocument(vocabulary: Vocabulary, source: Source): IndexedDocument {
  const texts = source.readTexts()
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
  const entries = Uint32Array.from(weighed, ([number, weight]) => number * 256 + weight)
  const { kind, id, isReserved, mark } = source
  return { kind, id, isReserved, mark, titleLength, entries }
}

/** The index of these documents, with what it takes in memory. */
export function closeIndex(vocabulary: Vocabulary, documents: IndexedDocument[], changes = 0): SiteIndex {
  const entries = documents.reduce((sum, document) => sum + document.entries.byteLength, 0)
  const bytes = entries + vocabulary.words.length * bytesOf.word + documents.length * bytesOf.document
  return { vocabulary, documents, bytes, changes }
}
