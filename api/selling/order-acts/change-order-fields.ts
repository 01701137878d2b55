import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readFieldsOf } from '../../platform/custom/custom-rows.ts'
import { writeCustom } from '../../platform/custom/write-custom.ts'
import { readAdminOrder } from '../order-views/read-admin-order.ts'
import { findOrder } from '../orders/find-order.ts'
import { orderKeyOf } from '../orders/order-search-text.ts'

/** Keeps what the house says of an order in its own fields; it is no step of it. */
export const changeOrderFields: UseCase<Contract['changeOrderFields']> = ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const order = await findOrder(tx, params.id)
    if (!order) return refused('not_found')
    const written = await writeCustom(tx, 'ORDER', { given: body.custom, stored: order.custom })
    if (!written.ok) return written
    const { custom = order.custom } = written.value
    const said = { custom, search_key: orderKeyOf({ ...order, custom }, await readFieldsOf(tx, 'ORDER')) }
    await tx.updateTable('orders').set(said).where('id', '=', order.id).execute()
    return done(await readAdminOrder(tx, { ...order, ...said }, ctx))
  })
