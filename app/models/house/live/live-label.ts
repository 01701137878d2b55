import { allergens, type Nutrition, type WineFacts } from '../../catalog/wine-facts.ts'
import type { Typed } from '../panel/read-fields.ts'

type LabelFacts = Pick<WineFacts, 'alcohol' | 'analysis' | 'nutrition' | 'ingredients' | 'allergens'>

/** What is typed of a label as far as it can be read: an energy counts as measured once both its numbers are there. */
export function readLiveLabel(facts: unknown): LabelFacts {
  const typed = groupOf(facts)
  const analysis = groupOf(typed.analysis)
  const ticked = Array.isArray(typed.allergens) ? typed.allergens : []
  return {
    alcohol: numberOf(typed.alcohol),
    analysis: {
      sugar: numberOf(analysis.sugar),
      acidity: numberOf(analysis.acidity),
      glycerol: numberOf(analysis.glycerol),
    },
    nutrition: readNutrition(groupOf(typed.nutrition)),
    ingredients: typeof typed.ingredients === 'string' ? typed.ingredients : '',
    allergens: allergens.filter((one) => ticked.includes(one)),
  }
}

function readNutrition(typed: Typed): Nutrition | null {
  const [kilojoules, kilocalories] = [numberOf(typed.kilojoules), numberOf(typed.kilocalories)]
  if (kilojoules === null || kilocalories === null) return null
  return { ...nothing, kilojoules, kilocalories }
}

const nothing = { fat: 0, saturates: 0, carbohydrate: 0, sugars: 0, protein: 0, salt: 0 }

function groupOf(value: unknown): Typed {
  return isTyped(value) ? value : {}
}

const isTyped = (value: unknown): value is Typed => typeof value === 'object' && value !== null

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
