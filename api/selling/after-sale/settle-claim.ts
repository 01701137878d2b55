import type { Selectable } from 'kysely'
import { refused } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { Remedy } from '#app/models/selling/after/claim.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import { isPaid } from '#app/models/selling/payment.ts'
import { claimTexts, sayReplacement } from '#app/texts/selling/claim.ts'
import { replaceLost } from '../../catalog/stock/put-back.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { nameLine } from '../orders/name-line.ts'
import { refundAll } from '../payments/refund-all.ts'
import { readTakes } from './release-units.ts'

type Line = Selectable<SiteTables['order_lines']>

/** Does what a claim is answered with: of no line more than was ordered, of no payment more than is kept. Says it to the buyer. */
export async function settleClaim(tx: SiteWriter, order: OrderRow, remedies: readonly Remedy[], ctx: CallContext) {
  if (remedies.length === 0) return { order, said: [] }
  const rows = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  refuseTooMany(rows, remedies)
  const resent = remedies.filter(({ by }) => by === 'RESEND')
  const refunded = remedies.filter(({ by }) => by === 'REFUND')
  await resend(tx, order, resent, ctx)
  const { order: settled, amount } = await giveBackMoney(tx, order, { rows, refunded }, ctx)
  const said = [
    ...(amount > 0 ? [claimTexts.refunded(sayGoods(rows, refunded), sayCents(amount))] : []),
    ...(resent.length > 0 ? [claimTexts.resent(sayGoods(rows, resent))] : []),
  ]
  return { order: settled, said }
}

function refuseTooMany(rows: readonly Line[], remedies: readonly Remedy[]): void {
  for (const [at, { line }] of remedies.entries()) {
    const max = rows.find(({ place }) => place === line)?.quantity ?? 0
    const wanted = remedies.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0)
    if (wanted > max)
      orRollBack(refused('invalid', { fields: { [`remedies.${at}.quantity`]: { code: 'too_large', params: { max } } } }))
  }
}

async function resend(tx: SiteWriter, order: OrderRow, resent: readonly Remedy[], ctx: CallContext): Promise<void> {
  if (resent.length === 0) return
  const units = resent.map(({ line, quantity: kept }) => ({ line, kept }))
  const takes = await readTakes(tx, order, units, ctx)
  if (!(await replaceLost(tx, takes, sayReplacement(order.reference), ctx.now)))
    orRollBack(refused('conflict', { fields: { remedies: { code: 'claim_short' } } }))
}

type Paid = { order: OrderRow; amount: number }
type Refunds = { rows: readonly Line[]; refunded: readonly Remedy[] }

async function giveBackMoney(tx: SiteWriter, order: OrderRow, { rows, refunded }: Refunds, ctx: CallContext): Promise<Paid> {
  if (refunded.length === 0) return { order, amount: 0 }
  if (!isPaid(order.payment_state)) return orRollBack(refused('conflict', { fields: { remedies: { code: 'unpaid' } } }))
  const wishes = refunded.map(({ line, quantity }) => {
    const row = rows.find(({ place }) => place === line)
    return { line, quantity, gross: row ? shareOfLine({ quantity: row.quantity, paid: row.amount_paid }, 0, quantity) : 0 }
  })
  const amount = wishes.reduce((sum, { gross }) => sum + gross, 0)
  const max = order.paid - order.refunded
  if (amount > max) orRollBack(refused('invalid', { fields: { remedies: { code: 'refund_most', params: { max } } } }))
  if (amount === 0) return { order, amount }
  const why = { amount, reason: 'claim', wishes, by: 'owner', field: 'remedies' } as const
  return { order: await refundAll(tx, order, why, ctx), amount }
}

function sayGoods(rows: readonly Line[], remedies: readonly Remedy[]): string {
  return remedies
    .flatMap(({ line, quantity }) => {
      const row = rows.find(({ place }) => place === line)
      return row ? [`${quantity} × ${nameLine(row).name}`] : []
    })
    .join(', ')
}
