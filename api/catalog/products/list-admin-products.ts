import { done } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { ProductRow } from '../rows/catalog-rows.ts'
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
  // An index holds what they are looked for by: only those of the page are read whole.
  const from = read.selectFrom('products').select('id').where('deleted_at', 'is', null)
  const { rows, total } = await listRows(from, { ...query, filters }, columns)
  const found = await readProducts(
    read,
    rows.map(({ id }) => id),
  )
  return done({ products: await toAdminProducts(read, found), total })
}

async function readProducts(read: SiteReader, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await read.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
