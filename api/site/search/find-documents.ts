import type { CallContext } from '../../platform/call/call-context.ts'
import { matchWords, type QueryWord } from '../../platform/search/match-words.ts'
import { type Ranked, rankDocuments } from '../../platform/search/rank-documents.ts'
import type { IndexedDocument, SiteIndex } from '../../platform/search/site-index.ts'

/** The words of a question, what answers it from the best on, and which words of a text are what it found. */
export type Found = { words: QueryWord[]; ranked: Ranked[]; isMatch: (key: string) => boolean }

/** What of an index answers a question, as far as whoever asks may read it. */
export function findDocuments(index: SiteIndex, q: string, ctx: Pick<CallContext, 'caller'>): Found {
  const words = matchWords(index.vocabulary, q)
  const numbers = new Set(words.flatMap(({ forms }) => [...forms.keys()]))
  return {
    words,
    ranked: rankDocuments(index, words, (document) => mayRead(document, ctx)),
    isMatch: (key) => numbers.has(index.vocabulary.numbers.get(key) ?? -1),
  }
}

/** The goods that answer a question best, by their ids; none where it has no words. */
export async function findGoods(q: string, ctx: CallContext): Promise<string[]> {
  const { ranked } = findDocuments(await ctx.indexes.of(ctx), q, ctx)
  return ranked.filter(({ document }) => document.kind === 'product').map(({ document }) => document.id)
}

/** Whether a document is for whoever asks: some are for members alone. */
export function mayRead({ isReserved }: IndexedDocument, { caller }: Pick<CallContext, 'caller'>): boolean {
  return !isReserved || caller.role !== 'VISITOR'
}
