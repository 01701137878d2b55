import type { Selectable } from 'kysely'
import { refused } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findCardProvider, findOnlyMeans } from './keys/takes-cards.ts'
import { practiceUrl } from './payment-url.ts'

export type PaymentRow = Selectable<SiteTables['payments']>

/** Writes down that an order is to be paid by card, before anybody outside is asked: what was asked can then always be looked up. */
export async function startCardPayment(tx: SiteWriter, order: OrderRow, ctx: CallContext): Promise<OrderRow> {
  const provider = await findCardProvider(tx, ctx)
  if (!provider) return orRollBack(refused('invalid', { fields: { payment: { code: 'means' } } }))
  const at = ctx.now.toISOString()
  await tx
    .insertInto('payments')
    .values({
      id: crypto.randomUUID(),
      order_id: order.id,
      provider,
      state: 'open',
      amount: order.total,
      session: null,
      intent: null,
      url: provider === 'PRACTICE' ? practiceUrl : null,
      detail: '',
      created_at: at,
      settled_at: null,
      checked_at: at,
    })
    .execute()
  return tx
    .updateTable('orders')
    .set({ card_means: await findOnlyMeans(tx, ctx) })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
