import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toAdminPaper } from './paper-summary.ts'

const columns = {
  kind: 'kind',
  label: 'label',
  reference: 'reference',
  buyer: 'buyer',
  total: 'total',
  issuedAt: 'issued_at',
  idOrder: 'order_id',
}

/** The invoices and credit notes of the shop. */
export const listPapers: UseCase<Contract['listPapers']> = async ({ query }, { read }) => {
  // An index holds all of this: no body is read to find, order, count and show them. SQLite counts by it only where it is narrowed.
  const all = read
    .selectFrom('papers')
    .select(['id', 'kind', 'label', 'issued_at', 'total', 'reference', 'order_id', 'buyer'])
    .where('issued_at', '>', '')
  const { rows, total } = await listRows(all, query, columns)
  return done({ papers: rows.map(toAdminPaper), total })
}
