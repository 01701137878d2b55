import type { z } from 'zod'
import { readGift } from '#app/models/selling/cart/gift.ts'
import type { ExportedOrder } from '../../contract/selling/entities/placed-order.ts'
import { exportCustom } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readOwnOpinions } from '../opinions/show-opinion.ts'
import { readOrderClaims } from './show-claim.ts'
import { readOrderWithdrawals } from './show-withdrawal.ts'

type Exported = z.input<typeof ExportedOrder>

/** The orders of a member, as the archive of their data tells them. */
export async function exportOrders(read: SiteReader, userId: string): Promise<Exported[]> {
  const orders = await read.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('placed_at').execute()
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await readLines(read, ids)
  const papers = await readPapers(read, ids)
  const own = await Promise.all(orders.map(({ custom }) => exportCustom(read, 'ORDER', custom)))
  const after = await Promise.all(orders.map(({ id }) => readAfterSale(read, id)))
  return orders.map(({ id, reference, email, phone, message, gift, note, total, ...order }, place) => ({
    ...(after[place] ?? { withdrawals: [], claims: [], opinions: [] }),
    reference,
    email,
    phone,
    message,
    gift: readGift({ gift }),
    note,
    custom: own[place] ?? [],
    total,
    placedAt: order.placed_at,
    payment: order.payment_state,
    fulfilment: order.fulfilment_state,
    address: {
      delivery: order.delivery_address === null ? null : (JSON.parse(order.delivery_address) as Exported['address']['billing']),
      billing: JSON.parse(order.billing_address) as Exported['address']['billing'],
    },
    lines: lines
      .filter(({ order_id }) => order_id === id)
      .map(({ name, quantity, amount_paid: paid }) => ({ name, quantity, paid })),
    papers: papers
      .filter(({ order_id }) => order_id === id)
      .map(({ kind, label, issued_at: issuedAt, total: amount }) => ({ kind, label, issuedAt, total: amount })),
  }))
}

async function readAfterSale(read: SiteReader, id: string): Promise<Pick<Exported, 'withdrawals' | 'claims' | 'opinions'>> {
  return {
    withdrawals: await readOrderWithdrawals(read, id),
    claims: await readOrderClaims(read, id),
    opinions: await readOwnOpinions(read, id),
  }
}

function readLines(read: SiteReader, orders: string[]) {
  return read
    .selectFrom('order_lines')
    .select(['order_id', 'name', 'quantity', 'amount_paid'])
    .where('order_id', 'in', orders)
    .orderBy('place')
    .execute()
}

function readPapers(read: SiteReader, orders: string[]) {
  return read
    .selectFrom('papers')
    .select(['order_id', 'kind', 'label', 'issued_at', 'total'])
    .where('order_id', 'in', orders)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()
}
