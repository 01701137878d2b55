import { createHash } from 'node:crypto'
import { refused } from '#app/models/platform/outcome.ts'
import { findAmendFault } from '#app/models/selling/orders/amending.ts'
import type { GivenUp } from '#app/models/selling/orders/order-rest.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { standingOf } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'

type Wish = { id: string; kind: 'DELIVERY' | 'LINES'; body: { key: string; version: number } }

/**
 * Changes an order that has not left, once for one key, and only as whoever asks for it has read it: of two who change it at once the
 * second reads first what the other did. `lines` are the units that are taken off and stay on the order as taken off.
 */
export async function amendOnce(
  tx: SiteWriter,
  { id, kind, body }: Wish,
  now: Date,
  change: (order: OrderRow) => Promise<{ order: OrderRow; lines: GivenUp[] }>,
): Promise<OrderRow> {
  const order = await findOrder(tx, id)
  if (!order) return orRollBack(refused('not_found'))
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const known = await tx.selectFrom('amendments').selectAll().where('id', '=', body.key).executeTakeFirst()
  if (known?.order_id === id && known.request_hash === request_hash) return order
  const fault = findAmendFault({ ...standingOf(order), isHolding: order.is_holding === 1 })
  if (fault) orRollBack(refused('conflict', { fields: { version: { code: fault } } }))
  if (known || order.steps !== body.version) orRollBack(refused('conflict', { fields: { version: { code: 'amend_stale' } } }))
  const changed = await change(order)
  await tx
    .insertInto('amendments')
    .values({
      id: body.key,
      order_id: id,
      kind,
      request_hash,
      lines: JSON.stringify(changed.lines),
      created_at: now.toISOString(),
    })
    .execute()
  return changed.order
}
