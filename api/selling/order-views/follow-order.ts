import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { measureWay } from './measure-way.ts'
import { readOrder } from './read-order.ts'

/** Shows an order to whoever holds its link. */
export const followOrder: UseCase<Contract['followOrder']> = async ({ body }, ctx) => {
  const order = await findOrderByToken(ctx.read, body.token)
  if (!order) return refused('not_found')
  const shown = await readOrder(ctx.read, order, ctx)
  return done({ ...shown, way: await measureWay(ctx.read, shown) })
}
