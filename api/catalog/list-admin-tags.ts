import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toTag } from './tag-columns.ts'

const columns = { label: 'label', slug: 'slug', order: 'sort_order' }

/** The categories of the shop, for their owner. */
export const listAdminTags: UseCase<Contract['listAdminTags']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('tags').selectAll(), query, columns)
  return done({ tags: rows.map(toTag), total })
}
