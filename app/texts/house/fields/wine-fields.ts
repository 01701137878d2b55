import type { FieldText } from './field-text.ts'

/** The fields of the one screen of a wine. */
export const wineFieldTexts: Record<string, FieldText> = {
  acidity: ['Acidité totale (g/l)'],
  analysis: ['Analyse'],
  glycerol: ['Glycérol (g/l)', 'S’il a été mesuré.'],
  sugar: ['Sucres résiduels (g/l)'],
  'vintages.year': ['Millésime'],
  'vintages.seen': ['Ce qui était affiché'],
  'vintages.isRemoved': ['Retirer de la vente'],
  'product.vintages': ['Millésimes et formats'],
  'discount.from': ['À partir du', 'Vide, dès maintenant.'],
  'discount.to': ['Jusqu’au', 'Dernier jour ; vide, sans fin.'],
}
