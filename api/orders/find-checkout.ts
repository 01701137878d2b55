import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { readOrder } from './read-order.ts'

/** The order that a checkout was placed as; a page that sends it twice finds its way by it. */
export const findCheckout: UseCase<Contract['findCheckout']> = async ({ body }, visit) => {
  const { read } = visit
  const row = await read.selectFrom('orders').selectAll().where('checkout', '=', body.checkout).executeTakeFirst()
  if (!row) return done({ order: null })
  const { token, paymentUrl } = await readOrder(read, row, visit)
  return done({ order: { token, paymentUrl } })
}
