import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readAdminOrder } from '../order-views/read-admin-order.ts'

/** Keeps what those of the house tell each other of an order; it is no step of it. */
export const noteOrder: UseCase<Contract['noteOrder']> = async ({ params, body }, ctx) => {
  const order = await ctx.inTransaction((tx) =>
    tx.updateTable('orders').set({ note: body.note.trim() }).where('id', '=', params.id).returningAll().executeTakeFirst(),
  )
  return order ? done(await readAdminOrder(ctx.read, order, ctx)) : refused('not_found')
}
