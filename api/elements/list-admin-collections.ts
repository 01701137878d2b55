import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toAdminCollection } from './collection.ts'

const columns = { title: 'title', route: 'route', order: 'sort_order', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All collections, published or not, for their owner. */
export const listAdminCollections: UseCase<Contract['listAdminCollections']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('collections').selectAll().where('lang', '=', lang), query, columns)
  return done({ collections: rows.map(toAdminCollection), total })
}
