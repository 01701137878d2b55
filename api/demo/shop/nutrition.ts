import type { Nutrition } from '#app/models/catalog/wine-facts.ts'

const gramsOfAlcohol = 0.789
const sugarless = { fat: 0, saturates: 0, protein: 0, salt: 0 }

/** What 100 ml of a wine hold, by its alcohol in tenths of a percent and its sugar in tenths of a gram. */
export function energyOf(alcohol: number, sugar: number): Nutrition {
  const grams = (alcohol / 10) * gramsOfAlcohol
  // A dry wine still has its glycerol among the carbohydrates.
  const carbohydrate = sugar + 6
  const kilocalories = Math.round(grams * 7 + (carbohydrate / 10) * 4)
  const kilojoules = Math.round(grams * 29 + (carbohydrate / 10) * 17)
  return { ...sugarless, kilojoules, kilocalories, carbohydrate: carbohydrate * 10, sugars: sugar * 10 }
}
