import type { Selectable } from 'kysely'
import { refused } from '#app/models/outcome.ts'
import type { SiteWriter } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import { orGiveUp } from '../give-up.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { Visit } from '../visit.ts'
import { practiceUrl } from './payment-url.ts'
import { findCardProvider, findOnlyMeans } from './takes-cards.ts'

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
