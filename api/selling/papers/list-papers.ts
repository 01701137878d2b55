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
  const { rows, total } = await listRows(read.selectFrom('papers').selectAll(), query, columns)
  return done({ papers: rows.map(toAdminPaper), total })
}
