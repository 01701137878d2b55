import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toSlot } from './slot-columns.ts'

const columns = { weekday: 'weekday', isValid: 'is_valid' }

/** The slots of the week, for their owner. */
export const listSlots: UseCase<Contract['listSlots']> = async ({ query }, { read }) => {
  const live = read.selectFrom('collection_slots').selectAll().where('deleted_at', 'is', null)
  const { rows, total } = await listRows(live, query, columns)
  return done({ slots: rows.map(toSlot), total })
}
