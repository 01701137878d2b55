import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { tellLegalFacts } from '../../site/legal/facts.ts'
import { countTrade } from './count-for-law.ts'
import { lookAtPublished } from './look-at-published.ts'
import { mostFound, readTradeWords } from './read-words.ts'

/** Looks over the shop as it runs: counts what the law counts by, and reads all words that are published. */
export const inspectShop: UseCase<Contract['inspectShop']> = async (_given, { site, read, settings, now }) => {
  const own = await settings.of({ site, read, lang: site.lang })
  const [published, trade, words, { purposes }] = await Promise.all([
    lookAtPublished(read, own),
    countTrade(read, now),
    readTradeWords(read, now),
    tellLegalFacts(site, read, own),
  ])
  return done({
    at: now.toISOString(),
    counts: { ...published.counts, ...trade, purposes: purposes.length },
    textsRead: published.words.textsRead + words.textsRead,
    found: published.words.found.concat(words.found).slice(0, mostFound),
    silent: published.silent,
  })
}
