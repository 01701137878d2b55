import type { ShotView } from '#app/models/catalog/bottle/packshot.ts'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import { allergenNames } from './shop.ts'

/** What is said of photographs made by program, in the library and to who cannot see them. */
export const packshotTexts = {
  folder: 'Photographies',
  alts: {
    bottle: (wine: string) => `Bouteille de ${wine}, vue de face`,
    label: (wine: string) => `Étiquette de ${wine}, de près`,
    back: (wine: string) => `Bouteille de ${wine}, vue de dos`,
    case: (wine: string) => `Caisse de six bouteilles de ${wine}`,
    table: (wine: string) => `${wine} sur une table, un verre servi, une caisse et des fûts au fond`,
  } satisfies Record<ShotView, (wine: string) => string>,
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** The lines of a label of the back, as far as the house has said what they need. */
export function sayOnBack({ alcohol, allergens, bottler, origin }: WineFacts, centilitres: number): string[] {
  const strength = alcohol === null ? '' : `${decimal.format(alcohol / 10)} % vol.  ·  `
  const holds = allergens.map((allergen) => allergenNames[allergen]).join(', ')
  return [`${strength}${decimal.format(centilitres)} cl`, holds && `Contient : ${holds}`, bottler, origin].filter(Boolean)
}
