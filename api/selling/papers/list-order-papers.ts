import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { toPaper } from './paper-summary.ts'

/** The papers of an order, for whoever holds its link. */
export const listOrderPapers: UseCase<Contract['listOrderPapers']> = async ({ body }, { read }) => {
  const order = await findOrderByToken(read, body.token)
  if (!order) return refused('not_found')
  const rows = await read.selectFrom('papers').selectAll().where('order_id', '=', order.id).orderBy('issued_at').execute()
  return done({ papers: rows.map(toPaper) })
}
