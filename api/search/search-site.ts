import { done } from '#app/models/outcome.ts'
import { searchKinds } from '#app/models/search-kind.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase, Visit } from '../visit.ts'
import { guessQuestion, replaceWords, sayUnderstood } from './guess-question.ts'
import { type AskedWord, matchWords } from './match-words.ts'
import { type Ranked, rankDocuments } from './rank-documents.ts'
import { readHits, readSpellings, showHits } from './read-hits.ts'
import type { IndexedDocument, SiteIndex } from './site-index.ts'

/** How many results are read to learn how the words of a hint are spelt. */
const readForHint = 5

/** What visitors may find of the site by these words; members find what is for members, too. */
export const searchSite: UseCase<Contract['searchSite']> = async ({ query }, visit) => {
  const { q = '', kind, nbItem, page } = query
  const index = await visit.indexes.of(visit)
  const { words, ranked, isMatch } = find(index, q, visit)
  const wanted = kind ? ranked.filter(({ document }) => document.kind === kind) : ranked
  const rows = await readHits(wanted.slice((page - 1) * nbItem, page * nbItem), visit)
  return done({
    results: await showHits(rows, visit.read, isMatch),
    total: wanted.length,
    counts: searchKinds.map((one) => ({ kind: one, total: ranked.filter(({ document }) => document.kind === one).length })),
    understood: sayUnderstood(index, { asked: q, words, readSpelt: () => readSpellings(rows, isMatch) }),
    hint: ranked.length === 0 ? await findHint(index, words, visit) : null,
  })
}

/** The goods that answer a question best, by their ids; none where it has no words. */
export async function findGoods(q: string, visit: Visit): Promise<string[]> {
  const { ranked } = find(await visit.indexes.of(visit), q, visit)
  return ranked.filter(({ document }) => document.kind === 'product').map(({ document }) => document.id)
}

type Found = { words: AskedWord[]; ranked: Ranked[]; isMatch: (key: string) => boolean }

function find(index: SiteIndex, q: string, visit: Visit): Found {
  const words = matchWords(index.vocabulary, q)
  const numbers = new Set(words.flatMap(({ forms }) => [...forms.keys()]))
  return {
    words,
    ranked: rankDocuments(index, words, (document) => mayRead(document, visit)),
    isMatch: (key) => numbers.has(index.vocabulary.numbers.get(key) ?? -1),
  }
}

function mayRead({ isReserved }: IndexedDocument, { caller }: Visit): boolean {
  return !isReserved || caller.role !== 'VISITOR'
}

/** A question that does find something, spelt as what it finds spells it. */
async function findHint(index: SiteIndex, words: readonly AskedWord[], visit: Visit): Promise<string | null> {
  const guess = guessQuestion(index, words, (document) => mayRead(document, visit))
  if (guess === undefined) return null
  const { ranked, isMatch } = find(index, guess, visit)
  const rows = await readHits(ranked.slice(0, readForHint), visit)
  return replaceWords(guess, readSpellings(rows, isMatch))
}
