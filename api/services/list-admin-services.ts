import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedService } from './service.ts'

const columns = { title: 'title', slug: 'slug', order: 'sort_order', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All services, published or not, for their owner. */
export const listAdminServices: UseCase<Contract['listAdminServices']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('services').selectAll().where('lang', '=', lang), query, columns)
  const images = await picturesOf(read, rows)
  return done({ services: rows.map((row) => toListedService(row, images)), total })
}
