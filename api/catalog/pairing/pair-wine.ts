import type { Pairing } from '#app/models/catalog/pairing/pairing.ts'
import type { WineStyle } from '#app/models/catalog/pairing/wine-style.ts'
import type { Dish } from '../../platform/search/dishes.ts'
import { stemOf } from '../../platform/search/french-stem.ts'
import { keysOf } from '../../platform/search/french-words.ts'

/** What an owner says that a wine goes with: the family of the dish, as its icon names it, and the dish itself. */
export type WineMeal = { family: string; label: string }

const worth = { dish: 100, family: 50, familyInStyle: 60, table: 30, step: 2 }

/**
 * Why a wine goes with a dish, and how well: the owner names the dish, or its family, or our table names the style.
 * Nothing where nobody says so.
 */
export function pairWine(
  { meals, styles }: { meals: readonly WineMeal[]; styles: readonly WineStyle[] },
  dish: Dish,
): { pairing: Pairing; worth: number } | undefined {
  const style = dish.styles.find((one) => styles.includes(one))
  const later = style ? dish.styles.indexOf(style) * worth.step : 0
  const own = meals.find(({ label }) => namesDish(label, dish))
  if (own) return { pairing: { source: 'dish', ...own, style: null }, worth: worth.dish - later }
  const near = meals.find(({ family }) => keysOf(family).some((key) => dish.families.includes(stemOf(key))))
  if (near)
    return { pairing: { source: 'family', ...near, style: null }, worth: (style ? worth.familyInStyle : worth.family) - later }
  return style && { pairing: { source: 'table', family: '', label: '', style }, worth: worth.table - later }
}

/** Whether what an owner wrote of a dish says it by one of its names. */
function namesDish(label: string, { names }: Dish): boolean {
  const stems = new Set(keysOf(label).map(stemOf))
  return names.some((keys) => keys.every((key) => stems.has(stemOf(key))))
}
