import type { Pairing } from '#app/models/catalog/pairing/pairing.ts'
import type { Dish } from '../../platform/search/dishes.ts'
import type { PairingTraits } from '../../platform/search/site-index.ts'

const worth = { dish: 100, family: 50, familyInStyle: 60, table: 30, step: 2 }

/**
 * Why a wine goes with a dish, and how well: the owner names the dish, or its family, or our table names the style.
 * Nothing where nobody says so.
 */
export function pairWine(
  { meals, styles }: Pick<PairingTraits, 'meals' | 'styles'>,
  dish: Dish,
): { pairing: Pairing; worth: number } | undefined {
  const style = dish.styles.find((one) => styles.includes(one))
  const later = style ? dish.styles.indexOf(style) * worth.step : 0
  const own = meals.find(({ labelStems }) => namesDish(labelStems, dish))
  if (own) return { pairing: { source: 'dish', ...wordsOf(own), style: null }, worth: worth.dish - later }
  const near = meals.find(({ familyStems }) => familyStems.some((stem) => dish.families.includes(stem)))
  if (near) {
    const value = style ? worth.familyInStyle : worth.family
    return { pairing: { source: 'family', ...wordsOf(near), style: null }, worth: value - later }
  }
  return style && { pairing: { source: 'table', family: '', label: '', style }, worth: worth.table - later }
}

/** Whether what an owner wrote of a dish says it by one of its names. */
function namesDish(stems: readonly string[], { stems: names }: Dish): boolean {
  return names.some((name) => name.every((stem) => stems.includes(stem)))
}

function wordsOf({ family, label }: PairingTraits['meals'][number]): { family: string; label: string } {
  return { family, label }
}
