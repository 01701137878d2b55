/** What the page of ingredients says by itself. */
export const eLabelTexts = {
  title: 'ingrédients et déclaration nutritionnelle',
  nutrition: 'Valeurs nutritionnelles moyennes pour 100 ml',
} as const
