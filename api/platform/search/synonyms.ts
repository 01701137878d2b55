import { type Trade, trades } from '#app/models/site/settings/trade.ts'
import { tradeSynonyms } from '#app/texts/site/trade-search.ts'
import { stemOf } from './french-stem.ts'
import { keysOf } from './french-words.ts'

const synonyms = new Map(trades.map((trade) => [trade, readSynonyms(trade)]))

/** The words by which a shop of this trade may name what somebody calls otherwise. */
export function synonymsOf(key: string, trade: Trade): readonly string[] {
  return synonyms.get(trade)?.get(stemOf(key)) ?? []
}

function readSynonyms(trade: Trade): Map<string, string[]> {
  const read = new Map<string, string[]>()
  for (const [word, meant] of Object.entries(tradeSynonyms[trade])) {
    for (const key of keysOf(word)) read.set(stemOf(key), keysOf(meant))
  }
  return read
}
