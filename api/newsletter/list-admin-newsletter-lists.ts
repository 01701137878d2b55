import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedList } from './lists.ts'

const columns = { name: 'name', isValid: 'is_valid', order: 'sort_order' }

/** All lists of letters, open or not. */
export const listAdminNewsletterLists: UseCase<Contract['listAdminNewsletterLists']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('newsletter_lists').selectAll(), query, columns)
  return done({ lists: rows.map(toOwnedList), total })
}
