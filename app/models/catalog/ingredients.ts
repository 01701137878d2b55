import { foldText } from '../platform/text/fold-text.ts'
import type { Allergen } from './wine-facts.ts'

/** What a wine can hold, as its list of ingredients names it: by its category where the law asks for one, and the allergen that it is. */
export type Ingredient = { name: string; category?: IngredientCategory; allergen?: Allergen }
export type IngredientCategory = 'acidifier' | 'preservative' | 'antioxidant' | 'stabiliser' | 'gas'

/** In the order in which a list usually names them. */
export const ingredients: readonly Ingredient[] = [
  { name: 'Raisins' },
  { name: 'Moût de raisins concentré' },
  { name: 'Saccharose' },
  { name: 'Liqueur de tirage' },
  { name: 'Liqueur d’expédition' },
  { name: 'acide tartrique', category: 'acidifier' },
  { name: 'acide malique', category: 'acidifier' },
  { name: 'acide lactique', category: 'acidifier' },
  { name: 'acide citrique', category: 'stabiliser' },
  { name: 'acide métatartrique', category: 'stabiliser' },
  { name: 'gomme arabique', category: 'stabiliser' },
  { name: 'carboxyméthylcellulose', category: 'stabiliser' },
  { name: 'polyaspartate de potassium', category: 'stabiliser' },
  { name: 'sulfites', category: 'preservative', allergen: 'SULPHITES' },
  { name: 'sorbate de potassium', category: 'preservative' },
  { name: 'lysozyme (œuf)', category: 'preservative', allergen: 'EGG' },
  { name: 'acide ascorbique', category: 'antioxidant' },
  { name: 'dioxyde de carbone', category: 'gas' },
  { name: 'azote', category: 'gas' },
]

/** Those that a list does not name yet. */
export function listUnnamed(text: string): Ingredient[] {
  const said = foldText(text)
  return ingredients.filter(({ name }) => !said.includes(foldText(name)))
}

/** A list with some more, each with its category, and the allergens that they bring. */
export function addIngredients(
  text: string,
  names: readonly string[],
  sayCategory: (category: IngredientCategory) => string,
): { text: string; allergens: Allergen[] } {
  const added = listUnnamed(text).filter(({ name }) => names.includes(name))
  const words = added.map(({ name, category }) => (category ? `${sayCategory(category)} : ${name}` : name))
  return {
    text: [text.trim().replace(/[,;.]$/, ''), ...words].filter(Boolean).join(', '),
    allergens: added.flatMap(({ allergen }) => allergen ?? []),
  }
}
