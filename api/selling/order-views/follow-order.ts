import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { readOrder } from './read-order.ts'

/** Shows an order to whoever holds its link. */
export const followOrder: UseCase<Contract['followOrder']> = async ({ body }, ctx) => {
  const order = await findOrderByToken(ctx.read, body.token)
  return order ? done(await readOrder(ctx.read, order, ctx)) : refused('not_found')
}
