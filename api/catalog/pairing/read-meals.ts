import { stylesOf } from '#app/models/catalog/pairing/wine-style.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { stemOf } from '../../platform/search/french-stem.ts'
import { keysOf } from '../../platform/search/french-words.ts'
import { remember } from '../../platform/search/remember.ts'
import type { PairingTraits } from '../../platform/search/site-index.ts'
import { type ProductRow, readList } from '../rows/catalog-rows.ts'
import { natureOf } from './wine-nature.ts'

/** What an owner says that a wine goes with: the family of the dish, as its icon names it, and the dish itself. */
export type WineMeal = { family: string; label: string }

/** How the kinds of meals are called, by their icons. */
export async function readMealLabels(read: SiteReader): Promise<Map<string, string>> {
  const rows = await read.selectFrom('meal_icons').select(['id', 'label']).execute()
  return new Map(rows.map(({ id, label }) => [id, label]))
}

/** What a wine goes with, as its owner says; what is shown under no icon any more is said no more. */
export function readMeals({ meals }: Pick<ProductRow, 'meals'>, labels: ReadonlyMap<string, string>): WineMeal[] {
  return readList<{ idMealIcon: string; label: string }>(meals).flatMap(({ idMealIcon, label }) => {
    const family = labels.get(idMealIcon)
    return family === undefined ? [] : [{ family, label }]
  })
}

/** By what a wine is paired, its words taken to their stems: there are many wines and many questions. */
export function readPairing(row: Pick<ProductRow, 'kind' | 'facts' | 'sort_order'>, meals: readonly WineMeal[]): PairingTraits {
  const nature = natureOf(row)
  return {
    place: row.sort_order,
    nature,
    styles: stylesOf(nature),
    meals: meals.map(({ family, label }) => ({ family, label, familyStems: stemsOf(family), labelStems: stemsOf(label) })),
  }
}

const stemsOf = remember((words) => keysOf(words).map(stemOf))
