import type { Analysis, Nutrition, WineFacts } from './wine-facts.ts'

/** What gives energy in a wine. */
export const energySources = ['alcohol', 'sugar', 'acidity', 'glycerol'] as const
export type EnergySource = (typeof energySources)[number]

/** What a gram of each gives: annex XIV of regulation (EU) 1169/2011, glycerol as a polyol. */
export const energyFactors: Readonly<Record<EnergySource, { kilojoules: number; kilocalories: number }>> = {
  alcohol: { kilojoules: 29, kilocalories: 7 },
  sugar: { kilojoules: 17, kilocalories: 4 },
  acidity: { kilojoules: 13, kilocalories: 3 },
  glycerol: { kilojoules: 10, kilocalories: 2.4 },
}

/** A millilitre of alcohol weighs so many grams at 20 °C. */
const alcoholDensity = 0.789

/** The energy of 100 ml as it is reckoned, with what each source gives to it; grams in 100 ml. */
export type ReckonedEnergy = { nutrition: Nutrition; parts: { source: EnergySource; grams: number }[] }

/** Reckons what 100 ml hold from the alcohol and the analysis; nothing where the alcohol or the sugar is not known. */
export function reckonEnergy({ alcohol, analysis }: Pick<WineFacts, 'alcohol' | 'analysis'>): ReckonedEnergy | undefined {
  const sugar = analysis?.sugar ?? null
  if (alcohol === null || sugar === null) return undefined
  const grams = { alcohol: (alcohol / 10) * alcoholDensity, ...perDecilitre({ ...analysis, sugar }) }
  const sum = (unit: 'kilojoules' | 'kilocalories') =>
    Math.round(energySources.reduce((all, source) => all + grams[source] * energyFactors[source][unit], 0))
  const hundredths = (weight: number) => Math.round(weight * 100)
  return {
    nutrition: {
      kilojoules: sum('kilojoules'),
      kilocalories: sum('kilocalories'),
      // A polyol is a carbohydrate, and no sugar.
      carbohydrate: hundredths(grams.sugar + grams.glycerol),
      sugars: hundredths(grams.sugar),
      fat: 0,
      saturates: 0,
      protein: 0,
      salt: 0,
    },
    parts: energySources.flatMap((source) => (grams[source] > 0 ? [{ source, grams: grams[source] }] : [])),
  }
}

/** The facts of a wine as they are told: what the house has measured itself stands, the rest is reckoned. */
export function tellEnergy(facts: WineFacts): WineFacts {
  return facts.nutrition ? facts : { ...facts, nutrition: reckonEnergy(facts)?.nutrition ?? null }
}

/** From hundredths of a gram in a litre to grams in 100 ml. */
function perDecilitre({ sugar, acidity, glycerol }: Analysis & { sugar: number }) {
  return { sugar: sugar / 1000, acidity: (acidity ?? 0) / 1000, glycerol: (glycerol ?? 0) / 1000 }
}
