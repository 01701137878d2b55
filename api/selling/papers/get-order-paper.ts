import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { paperFile } from './paper-file.ts'

/** A paper of an order as a file, for whoever holds the order's link. */
export const getOrderPaper: UseCase<Contract['getOrderPaper']> = async ({ body }, { read }) => {
  const order = await findOrderByToken(read, body.token)
  const row =
    order &&
    (await read.selectFrom('papers').select('body').where('id', '=', body.id).where('order_id', '=', order.id).executeTakeFirst())
  return row ? done(paperFile(row)) : refused('not_found')
}
