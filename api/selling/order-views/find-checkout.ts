import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { type Holder, hashOf } from '../cart/views/cart-rows.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { readOrder } from './read-order.ts'

/** The order that a checkout was placed as, for whoever placed it and for nobody else; a page that sends it twice finds its way by it. */
export const findCheckout: UseCase<Contract['findCheckout']> = async ({ body }, ctx) => {
  const { read } = ctx
  const row = await read.selectFrom('orders').selectAll().where('checkout', '=', body.checkout).executeTakeFirst()
  if (!row || !isBuyer(row, ctx)) return done({ order: null })
  const { token, paymentUrl } = await readOrder(read, row, ctx)
  return done({ order: { token, paymentUrl } })
}

/** A member by their token; anybody else by the key of the cart that they ordered. */
function isBuyer({ user_id, holder_hash }: OrderRow, { caller, cartKey }: Holder): boolean {
  if (user_id !== null) return caller.role !== 'VISITOR' && caller.userId === user_id
  return holder_hash !== '' && holder_hash === hashOf(cartKey)
}
