import { refused } from '#app/models/platform/outcome.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readExpiry } from '../holds/hold-longer.ts'
import { showAdminOrder } from '../order-views/read-admin-order.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'
import { promisePaid } from '../orders/promise-order.ts'
import type { At } from '../orders/tell-order.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { answerForOrder } from './answer-for-order.ts'

/** Sends an order before its money comes, to a business whom the house trusts; or has it paid first again, as long as nothing has left. */
export const sellOnInvoice: UseCase<Contract['sellOnInvoice']> = async ({ params, body: { days } }, ctx) => {
  const sold = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const order = await findOrder(tx, params.id)
      if (!order) return orRollBack(refused('not_found'))
      const isInHouse = order.fulfilment_state === 'new' || order.fulfilment_state === 'preparing'
      const isOpen = isInHouse && isAwaited(order.payment_state) && order.is_holding === 1 && order.total > 0
      if (!isOpen || days === order.invoice_days)
        return orRollBack(refused('conflict', { fields: { days: { code: 'illegal_move' } } }))
      const { siren = '' } = JSON.parse(order.billing_address) as { siren?: string }
      if (siren === '') return orRollBack(refused('conflict', { fields: { days: { code: 'invoice_business' } } }))
      return days === null ? wantMoneyFirst(tx, order, ctx) : trust(tx, order, days, ctx)
    }),
  )
  if (!sold.ok) return sold
  await closeOpenSessions(ctx, params.id)
  return showAdminOrder(ctx, params.id)
}

/** It waits for its money without an end; what was to be paid on a page of payment comes by transfer. */
async function trust(tx: SiteWriter, order: OrderRow, days: number, at: At): Promise<OrderRow> {
  const answered = order.is_proven === 1 ? order : await answerForOrder(tx, order, 'owner', at)
  const byTransfer = answered.means === 'CARD' ? { means: 'TRANSFER' as const, card_means: '' as const } : {}
  const changes = { ...byTransfer, ...(await promisePaid(tx, answered, at)), invoice_days: days, expires_at: null }
  const step = { machine: 'order', from: '', to: 'on_invoice', by: 'owner' } as const
  return addStep(tx, answered, { ...step, detail: String(days), changes, now: at.now })
}

/** From now on it has as long as an order that is placed now. */
async function wantMoneyFirst(tx: SiteWriter, order: OrderRow, at: At): Promise<OrderRow> {
  const expires_at = await readExpiry(tx, { ...order, placed_at: at.now.toISOString() }, at)
  const step = { machine: 'order', from: '', to: 'money_first', by: 'owner' } as const
  return addStep(tx, order, { ...step, changes: { invoice_days: null, expires_at }, now: at.now })
}
