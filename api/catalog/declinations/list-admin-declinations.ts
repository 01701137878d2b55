import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toAdminDeclination } from './declination-columns.ts'

const columns = { product: 'product_id', year: 'year', reference: 'reference', price: 'price', order: 'sort_order' }

/** The declinations that were not taken away, for their owner. */
export const listAdminDeclinations: UseCase<Contract['listAdminDeclinations']> = async ({ query }, { read }) => {
  const from = read.selectFrom('declinations').selectAll().where('deleted_at', 'is', null)
  const { rows, total } = await listRows(from, query, columns)
  return done({ declinations: rows.map(toAdminDeclination), total })
}
