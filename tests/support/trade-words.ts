import type { Trade } from '#app/models/site/settings/trade.ts'

/** The trades beside wine: their readers are told of no bottle, no cellar and no estate. */
export const otherTrades = ['BEER', 'CHEESE', 'BOOKS'] as const satisfies readonly Trade[]
export type OtherTrade = (typeof otherTrades)[number]

const ofWine = 'bouteille|vin|domaine|cave|caveau|caviste|cuvée|vigneron|millésime|vigne|cépage'
const ofAlcohol = 'alcool|degré|titre alcoométrique'

/** The words of wine that stand in a text, each once. */
export const wordsOfWine = (text: string) => find(ofWine, text)

/** What a text says that a reader of such a trade is not to be told, each word once; of beer its degree is told. */
export function wordsOfOthers(trade: OtherTrade, text: string): string[] {
  return find(trade === 'BEER' ? ofWine : `${ofWine}|${ofAlcohol}`, text)
}

function find(words: string, text: string): string[] {
  const found = text.match(new RegExp(`(?<!\\p{L})(?:${words})s?(?!\\p{L})`, 'giu')) ?? []
  return [...new Set(found.map((word) => word.toLowerCase()))]
}
