import { done } from '#app/models/platform/outcome.ts'
import { type SearchKind, searchKinds } from '#app/models/site/search-kind.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { NamedDish } from '../../platform/search/dishes.ts'
import { guessQuestion, replaceWords, sayUnderstood } from '../../platform/search/guess-question.ts'
import type { QueryWord } from '../../platform/search/match-words.ts'
import type { Ranked } from '../../platform/search/rank-documents.ts'
import type { SiteIndex } from '../../platform/search/site-index.ts'
import { findDocuments, mayRead } from '../../site/search/find-documents.ts'
import { addGoods } from './add-goods.ts'
import { readHits, readSpellings, showHits } from './read-hits.ts'

/** How many results are read to learn how the words of a hint are spelt. */
const readForHint = 5

/** What visitors may find of the site by these words; members find what is for members, too. */
export const searchSite: UseCase<Contract['searchSite']> = async ({ query }, ctx) => {
  const { q = '', kind, nbItem, nbGoods, page } = query
  const index = await ctx.indexes.of(ctx)
  const { words, dishes, ranked, isMatch } = findDocuments(index, q, ctx)
  const wanted = kind
    ? ranked.filter(({ document }) => document.kind === kind)
    : putGoodsTogether(ranked, { nbGoods, isDish: namesOnlyDishes(words, dishes) })
  const rows = await readHits(wanted.slice((page - 1) * nbItem, page * nbItem), ctx)
  return done({
    results: await addGoods(await showHits(rows, ctx.read, isMatch), dishes, ctx),
    total: wanted.length,
    dishes: dishes.map(({ dish: { slug, name } }) => ({ slug, name })),
    counts: countKinds(ranked),
    understood: sayUnderstood(index, { asked: q, words, readSpelt: () => readSpellings(rows, isMatch) }),
    hint: ranked.length === 0 ? await findHint(index, words, ctx) : null,
  })
}

/** How many there are of each kind. */
function countKinds(ranked: readonly Ranked[]) {
  const counts = new Map<SearchKind, number>()
  for (const { document } of ranked) counts.set(document.kind, (counts.get(document.kind) ?? 0) + 1)
  return searchKinds.map((kind) => ({ kind, total: counts.get(kind) ?? 0 }))
}

/** Whether a question names dishes and nothing else: a recipe, or a wedding at the house, is another thing. */
function namesOnlyDishes(words: readonly QueryWord[], dishes: readonly NamedDish[]): boolean {
  const named = new Set(dishes.flatMap(({ keys }) => keys))
  return named.size > 0 && words.every(({ key }) => named.has(key))
}

/** What is written comes before the goods only where it answers so much better. */
const muchBetter = 1.5

/** The goods stand together, the best of them alone: before what is written, or behind it where that is what was meant; whoever names a dish means wines. */
function putGoodsTogether(ranked: readonly Ranked[], { nbGoods, isDish }: { nbGoods: number; isDish: boolean }): Ranked[] {
  const isGood = ({ document }: Ranked) => document.kind === 'product'
  const goods = ranked.filter(isGood)
  const written = ranked.filter((one) => !isGood(one))
  const [best, other] = [goods[0]?.score ?? 0, written[0]?.score ?? 0]
  const shown = goods.slice(0, nbGoods)
  return !isDish && other > best * muchBetter ? [...written, ...shown] : [...shown, ...written]
}

/** A question that does find something, spelt as what it finds spells it. */
async function findHint(index: SiteIndex, words: readonly QueryWord[], ctx: CallContext): Promise<string | null> {
  const guess = guessQuestion(index, words, (document) => mayRead(document, ctx))
  if (guess === undefined) return null
  const { ranked, isMatch } = findDocuments(index, guess, ctx)
  const rows = await readHits(ranked.slice(0, readForHint), ctx)
  return replaceWords(guess, readSpellings(rows, isMatch))
}
