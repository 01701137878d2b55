import { done } from '#app/models/platform/outcome.ts'
import { searchKinds } from '#app/models/site/search-kind.ts'
import { readShopView } from '../../catalog/rows/shop-view.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { NamedDish } from '../../platform/search/dishes.ts'
import { guessQuestion, replaceWords, sayUnderstood } from '../../platform/search/guess-question.ts'
import type { QueryWord } from '../../platform/search/match-words.ts'
import type { Ranked, Ranking } from '../../platform/search/rank-documents.ts'
import type { SiteIndex } from '../../platform/search/site-index.ts'
import { findDocuments, mayRead } from '../../site/search/find-documents.ts'
import { addGoods } from './add-goods.ts'
import { readHitImages, readHits, readSpellings, showHit } from './read-hits.ts'
import { readSearchScope, type SearchScope } from './search-scope.ts'

/** How many results are read to learn how the words of a hint are spelt. */
const readForHint = 5
const writtenKinds = searchKinds.filter((kind) => kind !== 'product')

/** What visitors may find of the site by these words; members find what is for members, too. */
export const searchSite: UseCase<Contract['searchSite']> = async ({ query }, ctx) => {
  const { q = '', kind, nbItem, nbGoods, page } = query
  // Asked at once, they learn by one question whether what is kept still stands.
  const [index, scope, view] = await Promise.all([ctx.indexes.of(ctx), readSearchScope(ctx), readShopView(ctx)])
  const { words, dishes, ranking, isMatch } = findDocuments(index, q, ctx, scope.trade)
  const { counts } = ranking
  const span = { from: (page - 1) * nbItem, to: page * nbItem }
  const wanted = kind
    ? { total: counts[kind], shown: ranking.best([kind], span.to).slice(span.from) }
    : putGoodsTogether(ranking, { ...span, nbGoods, isDish: namesOnlyDishes(words, dishes) })
  const hits = await readHits(wanted.shown, scope, ctx)
  const images = await readHitImages(hits, ctx)
  return done({
    results: hits.map((hit) => addGoods(showHit(hit, images, isMatch), hit, { dishes, view })),
    total: wanted.total,
    dishes: dishes.map(({ dish: { slug, name } }) => ({ slug, name })),
    counts: searchKinds.map((one) => ({ kind: one, total: counts[one] })),
    understood: sayUnderstood(index, { asked: q, words, readSpelt: () => readSpellings(hits, isMatch) }),
    hint: searchKinds.every((one) => counts[one] === 0) ? await findHint(index, words, { scope, ctx }) : null,
  })
}

/** Whether a question names dishes and nothing else: a recipe, or a wedding at the house, is another thing. */
function namesOnlyDishes(words: readonly QueryWord[], dishes: readonly NamedDish[]): boolean {
  const named = new Set(dishes.flatMap(({ keys }) => keys))
  return named.size > 0 && words.every(({ key }) => named.has(key))
}

/** What is written comes before the goods only where it answers so much better. */
const muchBetter = 1.5

type Span = { from: number; to: number; nbGoods: number; isDish: boolean }

/** The goods stand together, the best of them alone: before what is written, or behind it where that is what was meant; whoever names a dish means wines. */
function putGoodsTogether(ranking: Ranking, { from, to, nbGoods, isDish }: Span): { total: number; shown: Ranked[] } {
  const sold = Math.min(ranking.counts.product, nbGoods)
  const goods = ranking.best(['product'], Math.max(1, Math.min(to, sold)))
  const written = ranking.best(writtenKinds, to)
  const total = sold + writtenKinds.reduce((sum, kind) => sum + ranking.counts[kind], 0)
  const [best, other] = [goods[0]?.score ?? 0, written[0]?.score ?? 0]
  const shown = goods.slice(0, sold)
  const isWritten = !isDish && other > best * muchBetter
  return { total, shown: (isWritten ? [...written, ...shown] : [...shown, ...written]).slice(from, to) }
}

/** A question that does find something, spelt as what it finds spells it. */
async function findHint(index: SiteIndex, words: readonly QueryWord[], { scope, ctx }: Asking): Promise<string | null> {
  const guess = guessQuestion(index, words, (document) => mayRead(document, ctx))
  if (guess === undefined) return null
  const { ranking, isMatch } = findDocuments(index, guess, ctx, scope.trade)
  const hits = await readHits(ranking.best(searchKinds, readForHint), scope, ctx)
  return replaceWords(guess, readSpellings(hits, isMatch))
}

type Asking = { scope: SearchScope; ctx: CallContext }
