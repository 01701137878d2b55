import { done } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import { toAdminProducts } from './product-columns.ts'

const columns = {
  name: 'name_key',
  search: 'search_key',
  kind: 'kind',
  reference: 'reference',
  price: 'price',
  isValid: 'is_valid',
  order: 'sort_order',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

/** All products that were not taken away, for their owner. */
export const listAdminProducts: UseCase<Contract['listAdminProducts']> = async ({ query }, { read }) => {
  const filters = splitWords(query.filters, 'search').map((one) =>
    one.field === 'name' ? { ...one, value: foldText(String(one.value)) } : one,
  )
  const from = read.selectFrom('products').selectAll().where('deleted_at', 'is', null)
  const { rows, total } = await listRows(from, { ...query, filters }, columns)
  return done({ products: await toAdminProducts(read, rows), total })
}
