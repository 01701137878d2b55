import { addIngredients, type IngredientCategory } from '../../catalog/ingredients.ts'
import type { Entry } from './field.ts'

/** The boxes that add ingredients to the list of a wine. */
export const pickedIngredients = 'facts._ingredients'
const list = 'facts.ingredients'
const allergens = 'facts.allergens'

/** What was typed of a wine with the ingredients that were ticked beside: they stand in its list, and its allergens are ticked. */
export function addPicked(entries: readonly Entry[], sayCategory: (category: IngredientCategory) => string): Entry[] {
  const picked = entries.flatMap(([name, text]) => (name === pickedIngredients ? [text] : []))
  if (picked.length === 0) return [...entries]
  const typed = entries.find(([name]) => name === list)?.[1] ?? ''
  const named = addIngredients(typed, picked, sayCategory)
  const others = entries.filter(([name]) => name !== pickedIngredients && name !== list)
  const brought = named.allergens.filter((one) => !entries.some(([name, text]) => name === allergens && text === one))
  return [...others, [list, named.text], ...brought.map((one): Entry => [allergens, one])]
}
