import type { EnergySource } from '#app/models/catalog/energy.ts'
import type { IngredientCategory } from '#app/models/catalog/ingredients.ts'

/** What is said where a label is filled in. */
export const wineLabelTexts = {
  pick: 'Choisir des ingrédients dans la liste',
  picks: 'À ajouter',
  pickSays: 'Ce que vous cochez rejoint la liste avec son rôle, et l’allergène se coche de lui-même, quand vous enregistrez.',
  categories: {
    acidifier: 'acidifiant',
    preservative: 'conservateur',
    antioxidant: 'antioxydant',
    stabiliser: 'stabilisant',
    gas: 'gaz d’emballage',
  } satisfies Record<IngredientCategory, string>,
  own: 'Vos valeurs sont celles que lit le client.',
  ask: 'Donnez le degré et les sucres : le site compte l’énergie et remplit le tableau des valeurs nutritionnelles.',
  reckoned: (energy: string, sum: string) => `Compté pour vous : ${energy}, soit ${sum}.`,
  instead: (energy: string) => `D’après l’analyse, le site aurait compté ${energy}.`,
  sources: {
    alcohol: 'alcool',
    sugar: 'sucres',
    acidity: 'acides',
    glycerol: 'glycérol',
  } satisfies Record<EnergySource, string>,
  part: (source: string, grams: string, factor: number) => `${source} ${grams}\u00a0g × ${factor}\u00a0kJ`,
  other: 'D’autres mentions',
} as const
