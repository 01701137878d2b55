import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedPopup } from './popup.ts'

const columns = { title: 'title', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All popups, open or not. */
export const listAdminPopups: UseCase<Contract['listAdminPopups']> = async ({ query }, visit) => {
  const { rows, total } = await listRows(visit.read.selectFrom('popups').selectAll(), query, columns)
  return done({ popups: await Promise.all(rows.map((row) => toOwnedPopup(row, visit))), total })
}
