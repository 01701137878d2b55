import type { Selectable } from 'kysely'
import { refused } from '#app/models/platform/outcome.ts'
import { orGiveUp } from '../../platform/call/give-up.ts'
import type { Visit } from '../../platform/call/visit.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findCardProvider, findOnlyMeans } from './keys/takes-cards.ts'
import { practiceUrl } from './payment-url.ts'

export type PaymentRow = Selectable<SiteTables['payments']>

/** Writes down that an order is to be paid by card, before anybody outside is asked: what was asked can then always be looked up. */
export async function startCardPayment(tx: SiteWriter, order: OrderRow, visit: Visit): Promise<OrderRow> {
  const provider = await findCardProvider(tx, visit)
  if (!provider) return orGiveUp(refused('invalid', { fields: { payment: { code: 'means' } } }))
  const at = visit.now.toISOString()
  await tx
    .insertInto('payments')
    .values({
      ...{
        id: crypto.randomUUID(),
        order_id: order.id,
        provider,
        state: 'open',
        amount: order.total,
        session: null,
        intent: null,
      },
      url: provider === 'PRACTICE' ? practiceUrl : null,
      ...{ detail: '', created_at: at, settled_at: null, checked_at: at },
    })
    .execute()
  return tx
    .updateTable('orders')
    .set({ card_means: await findOnlyMeans(tx, visit) })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
