import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedAward } from './award.ts'

const columns = {
  title: 'title',
  year: 'year',
  product: 'product_id',
  order: 'sort_order',
  isValid: 'is_valid',
  updatedAt: 'updated_at',
}

/** All awards, published or not, for their owner. */
export const listAdminAwards: UseCase<Contract['listAdminAwards']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('awards').selectAll().where('lang', '=', lang), query, columns)
  const images = await picturesOf(read, rows)
  return done({ awards: rows.map((row) => toListedAward(row, images)), total })
}
