import { foldText } from '../platform/text/fold-text.ts'
import type { Allergen } from './wine-facts.ts'

/** What a wine can hold, as its list of ingredients names it: by its category where the law asks for one, and the allergen that it is; `code` and `word` name it in any language. */
export type Ingredient = {
  name: string
  category?: IngredientCategory
  allergen?: Allergen
  code?: string
  word?: 'grapes' | 'sucrose'
}
export type IngredientCategory = 'acidifier' | 'preservative' | 'antioxidant' | 'stabiliser' | 'gas'

/** In the order in which a list usually names them. */
export const ingredients: readonly Ingredient[] = [
  { name: 'Raisins', word: 'grapes' },
  { name: 'Moût de raisins concentré' },
  { name: 'Saccharose', word: 'sucrose' },
  { name: 'Liqueur de tirage' },
  { name: 'Liqueur d’expédition' },
  { name: 'acide tartrique', category: 'acidifier', code: 'E 334' },
  { name: 'acide malique', category: 'acidifier', code: 'E 296' },
  { name: 'acide lactique', category: 'acidifier', code: 'E 270' },
  { name: 'acide citrique', category: 'stabiliser', code: 'E 330' },
  { name: 'acide métatartrique', category: 'stabiliser', code: 'E 353' },
  { name: 'gomme arabique', category: 'stabiliser', code: 'E 414' },
  { name: 'carboxyméthylcellulose', category: 'stabiliser', code: 'E 466' },
  { name: 'polyaspartate de potassium', category: 'stabiliser', code: 'E 456' },
  { name: 'sulfites', category: 'preservative', allergen: 'SULPHITES' },
  { name: 'sorbate de potassium', category: 'preservative', code: 'E 202' },
  { name: 'lysozyme (œuf)', category: 'preservative', allergen: 'EGG', code: 'E 1105' },
  { name: 'acide ascorbique', category: 'antioxidant', code: 'E 300' },
  { name: 'dioxyde de carbone', category: 'gas', code: 'E 290' },
  { name: 'azote', category: 'gas', code: 'E 941' },
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
