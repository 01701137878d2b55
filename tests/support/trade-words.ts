import type { Trade } from '#app/models/site/settings/trade.ts'

/** The trades beside wine: their readers are told of no bottle, no cellar and no estate. */
export const otherTrades = ['BEER', 'CHEESE', 'BOOKS'] as const satisfies readonly Trade[]

/** The words of wine that stand in a text, each once. */
export function wordsOfWine(text: string): string[] {
  const found = text.match(/(?<!\p{L})(?:bouteille|vin|domaine|cave|caveau|caviste|cuvée|vigneron|millésime)s?(?!\p{L})/giu) ?? []
  return [...new Set(found.map((word) => word.toLowerCase()))]
}
