import type { Visit } from '../../platform/call/visit.ts'
import { type AskedWord, matchWords } from '../../platform/search/match-words.ts'
import { type Ranked, rankDocuments } from '../../platform/search/rank-documents.ts'
import type { IndexedDocument, SiteIndex } from '../../platform/search/site-index.ts'

/** The words of a question, what answers it from the best on, and which words of a text are what it found. */
export type Found = { words: AskedWord[]; ranked: Ranked[]; isMatch: (key: string) => boolean }

/** What of an index answers a question, as far as whoever asks may read it. */
export function findDocuments(index: SiteIndex, q: string, visit: Pick<Visit, 'caller'>): Found {
  const words = matchWords(index.vocabulary, q)
  const numbers = new Set(words.flatMap(({ forms }) => [...forms.keys()]))
  return {
    words,
    ranked: rankDocuments(index, words, (document) => mayRead(document, visit)),
    isMatch: (key) => numbers.has(index.vocabulary.numbers.get(key) ?? -1),
  }
}

/** The goods that answer a question best, by their ids; none where it has no words. */
export async function findGoods(q: string, visit: Visit): Promise<string[]> {
  const { ranked } = findDocuments(await visit.indexes.of(visit), q, visit)
  return ranked.filter(({ document }) => document.kind === 'product').map(({ document }) => document.id)
}

/** Whether a document is for whoever asks: some are for members alone. */
export function mayRead({ isReserved }: IndexedDocument, { caller }: Pick<Visit, 'caller'>): boolean {
  return !isReserved || caller.role !== 'VISITOR'
}
