import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toMealIcon } from './meal-icon-columns.ts'

const columns = { label: 'label', order: 'sort_order' }

/** The icons of meals, for their owner. */
export const listAdminMealIcons: UseCase<Contract['listAdminMealIcons']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('meal_icons').selectAll(), query, columns)
  return done({ icons: rows.map(toMealIcon), total })
}
