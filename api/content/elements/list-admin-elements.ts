import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { picturesOf } from '../writing/written.ts'
import { routesOf, toListedElement } from './element.ts'

const columns = {
  title: 'title',
  slug: 'slug',
  idCollection: 'collection_id',
  date: 'date',
  isValid: 'is_valid',
  updatedAt: 'updated_at',
}

/** All elements, published or not, for their owner. */
export const listAdminElements: UseCase<Contract['listAdminElements']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('elements').selectAll().where('lang', '=', lang), query, columns)
  const [images, routes] = await Promise.all([picturesOf(read, rows), routesOf(read)])
  return done({ elements: rows.map((row) => toListedElement(row, routes.get(row.collection_id) ?? '', images)), total })
}
