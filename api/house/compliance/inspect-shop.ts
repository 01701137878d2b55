import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { tellLegalFacts } from '../../site/legal/facts.ts'
import { countForLaw } from './count-for-law.ts'
import { listSilentWines } from './list-silent-wines.ts'
import { readWords } from './read-words.ts'

/** Looks over the shop as it runs: counts what the law counts by, and reads all words that are published. */
export const inspectShop: UseCase<Contract['inspectShop']> = async (_given, { site, read, settings, now }) => {
  const own = await settings.of({ site, read, lang: site.lang })
  const [counts, words, silent, { purposes }] = await Promise.all([
    countForLaw(read, now),
    readWords(read, own.values, now),
    listSilentWines(read),
    tellLegalFacts(site, read, own),
  ])
  return done({ at: now.toISOString(), counts: { ...counts, purposes: purposes.length }, ...words, silent })
}
