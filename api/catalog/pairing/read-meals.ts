import type { SiteReader } from '../../platform/database/database.ts'
import { type ProductRow, readList } from '../rows/catalog-rows.ts'
import type { WineMeal } from './pair-wine.ts'

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
