import type { Trade } from '#app/models/site/settings/trade.ts'

/** The trades beside wine: their readers are told of no bottle, no cellar and no estate. */
export const otherTrades = ['BEER', 'CHEESE', 'BOOKS'] as const satisfies readonly Trade[]
export type OtherTrade = (typeof otherTrades)[number]

const ofWine = 'bouteille|vin|domaine|cave|caveau|caviste|cuvée|vigneron|millésime|vigne|cépage'
const ofAlcohol = 'alcool|degré|titre alcoométrique'

/** The words of wine that stand in a text, each once. */
export function wordsOfWine(text: string): string[] {
  return findWords(text, ofWine)
}

/** What a reader of such a trade is not to read anywhere: of beer its degree is told. */
export function wordsOfOthers(trade: OtherTrade, text: string): string[] {
  return findWords(text, trade === 'BEER' ? ofWine : `${ofWine}|${ofAlcohol}`)
}

function findWords(text: string, words: string): string[] {
  const found = text.match(new RegExp(`(?<!\\p{L})(?:${words})s?(?!\\p{L})`, 'giu')) ?? []
  return [...new Set(found.map((word) => word.toLowerCase()))]
}
