import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { listAsOwn } from './list-as-own.ts'

/** The orders that a member placed while logged in; those of a guest with the same address are not theirs to see. */
export const listOwnOrders: UseCase<Contract['listOwnOrders']> = async ({ query }, { read, caller, sealing }) => {
  const { userId } = getMember({ caller })
  const own = read.selectFrom('orders').selectAll().where('user_id', '=', userId)
  const { rows, total } = await listRows(own, query, { placedAt: 'placed_at' })
  return done({ orders: await listAsOwn(read, rows, sealing), total })
}
