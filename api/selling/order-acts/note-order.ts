import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { readAdminOrder } from '../order-views/read-admin-order.ts'

/** Keeps what those of the house tell each other of an order; it is no step of it. */
export const noteOrder: UseCase<Contract['noteOrder']> = async ({ params, body }, visit) => {
  const order = await visit.inTransaction((tx) =>
    tx.updateTable('orders').set({ note: body.note.trim() }).where('id', '=', params.id).returningAll().executeTakeFirst(),
  )
  return order ? done(await readAdminOrder(visit.read, order, visit)) : refused('not_found')
}
