import { type Trade, tradeOf } from '#app/models/site/settings/trade.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { findDishes, type NamedDish } from '../../platform/search/dishes.ts'
import { isKnownWord, matchWords, openWordReader, type QueryWord, type WordReader } from '../../platform/search/match-words.ts'
import { type Ranking, rankDocuments } from '../../platform/search/rank-documents.ts'
import type { IndexedDocument, SiteIndex } from '../../platform/search/site-index.ts'

/** The words and the dishes of a question, what answers it, and which words of a text are what it found. */
export type Found = { words: QueryWord[]; dishes: NamedDish[]; ranking: Ranking; isMatch: (key: string) => boolean }

/** With fewer goods than this our own table of dishes speaks beside their owner. */
const fewGoods = 3

/** What of an index answers a question, as far as whoever asks may read it. */
export function findDocuments(index: SiteIndex, q: string, ctx: Pick<CallContext, 'caller'>, trade: Trade): Found {
  const reader = openWordReader(index.vocabulary, trade)
  // With a book no dish is served.
  const dishes = trade === 'BOOKS' ? [] : findDishes(q, (key) => isKnownWord(reader, key))
  const found = findBy(index, q, { ctx, reader, dishes, withTable: false })
  return dishes.length > 0 && found.ranking.counts.product < fewGoods
    ? findBy(index, q, { ctx, reader, dishes, withTable: true })
    : found
}

type By = { ctx: Pick<CallContext, 'caller'>; reader: WordReader; dishes: NamedDish[]; withTable: boolean }

function findBy(index: SiteIndex, q: string, { ctx, reader, dishes, withTable }: By): Found {
  const words = matchWords(reader, q, { dishes, withTable })
  const numbers = new Set(words.flatMap(({ forms }) => [...forms.keys()]))
  return {
    words,
    dishes,
    ranking: rankDocuments(index, words, seesReserved(ctx)),
    isMatch: (key) => numbers.has(index.vocabulary.numbers.get(key) ?? -1),
  }
}

/** The goods that answer a question best, by their ids; none where it has no words. */
export async function findGoods(q: string, ctx: CallContext): Promise<string[]> {
  const { values } = await ctx.settings.of(ctx)
  const { ranking } = findDocuments(await ctx.indexes.of(ctx), q, ctx, tradeOf(values))
  return ranking.best(['product'], ranking.counts.product).map(({ document }) => document.id)
}

/** Whether a document is for whoever asks: some are for members alone. */
export function mayRead({ isReserved }: IndexedDocument, ctx: Pick<CallContext, 'caller'>): boolean {
  return !isReserved || seesReserved(ctx)
}

function seesReserved({ caller }: Pick<CallContext, 'caller'>): boolean {
  return caller.role !== 'VISITOR'
}
