import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toMealIcon } from './meal-icon-columns.ts'

/** Reads an icon of meals, for its owner. */
export const getAdminMealIcon: UseCase<Contract['getAdminMealIcon']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('meal_icons').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toMealIcon(row)) : refused('not_found')
}
