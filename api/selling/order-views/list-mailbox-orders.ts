import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { openMailboxKey } from '../orders/mailbox-key.ts'
import { listAsOwn } from './list-as-own.ts'

const most = 100

/** The orders of a mailbox, for whoever brings what was mailed there; the last first. */
export const listMailboxOrders: UseCase<Contract['listMailboxOrders']> = async ({ body }, { read, sealing, now }) => {
  const email = openMailboxKey(body.key, sealing, now)
  if (email === undefined) return refused('invalid', { fields: { key: { code: 'expired' } } })
  const rows = await read
    .selectFrom('orders')
    .selectAll()
    .where('email_key', '=', email)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return done({ orders: await listAsOwn(read, rows, sealing) })
}
