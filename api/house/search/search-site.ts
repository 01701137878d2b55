import { done } from '#app/models/platform/outcome.ts'
import { searchKinds } from '#app/models/site/search-kind.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { guessQuestion, replaceWords, sayUnderstood } from '../../platform/search/guess-question.ts'
import type { QueryWord } from '../../platform/search/match-words.ts'
import type { SiteIndex } from '../../platform/search/site-index.ts'
import { findDocuments, mayRead } from '../../site/search/find-documents.ts'
import { readHits, readSpellings, showHits } from './read-hits.ts'

/** How many results are read to learn how the words of a hint are spelt. */
const readForHint = 5

/** What visitors may find of the site by these words; members find what is for members, too. */
export const searchSite: UseCase<Contract['searchSite']> = async ({ query }, ctx) => {
  const { q = '', kind, nbItem, page } = query
  const index = await ctx.indexes.of(ctx)
  const { words, ranked, isMatch } = findDocuments(index, q, ctx)
  const wanted = kind ? ranked.filter(({ document }) => document.kind === kind) : ranked
  const rows = await readHits(wanted.slice((page - 1) * nbItem, page * nbItem), ctx)
  return done({
    results: await showHits(rows, ctx.read, isMatch),
    total: wanted.length,
    counts: searchKinds.map((one) => ({ kind: one, total: ranked.filter(({ document }) => document.kind === one).length })),
    understood: sayUnderstood(index, { asked: q, words, readSpelt: () => readSpellings(rows, isMatch) }),
    hint: ranked.length === 0 ? await findHint(index, words, ctx) : null,
  })
}

/** A question that does find something, spelt as what it finds spells it. */
async function findHint(index: SiteIndex, words: readonly QueryWord[], ctx: CallContext): Promise<string | null> {
  const guess = guessQuestion(index, words, (document) => mayRead(document, ctx))
  if (guess === undefined) return null
  const { ranked, isMatch } = findDocuments(index, guess, ctx)
  const rows = await readHits(ranked.slice(0, readForHint), ctx)
  return replaceWords(guess, readSpellings(rows, isMatch))
}
