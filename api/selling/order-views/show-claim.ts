import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { lastDayToRemedy, type Remedy } from '#app/models/selling/after/claim.ts'
import type { Claim, OrderClaim } from '../../contract/selling/entities/claim.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { buyerName } from '../orders/buyer-name.ts'
import { nameLine } from '../orders/name-line.ts'

export type ClaimRow = Selectable<SiteTables['claims']>

/** What the buyer of an order has told of it. */
export async function readOrderClaims(read: SiteReader, orderId: string): Promise<z.input<typeof OrderClaim>[]> {
  const rows = await read
    .selectFrom('claims')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toOrderClaim)
}

/** Claims as those of the house see them. */
export async function toClaims(read: SiteReader, rows: readonly ClaimRow[]): Promise<z.input<typeof Claim>[]> {
  if (rows.length === 0) return []
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))]
  const orders = await read.selectFrom('orders').select(['id', 'email', 'billing_address']).where('id', 'in', orderIds).execute()
  const lines = await read
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('place')
    .execute()
  const claimIds = rows.map(({ id }) => id)
  const files = await read.selectFrom('claim_files').selectAll().where('claim_id', 'in', claimIds).orderBy('id').execute()
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id)
    return {
      ...toOrderClaim(row),
      reference: row.reference,
      idOrder: row.order_id,
      dueBy: lastDayToRemedy(row.kind, parisDay(new Date(row.created_at))),
      lines: lines.filter(({ order_id }) => order_id === row.order_id).map(toClaimLine),
      email: order?.email ?? '',
      name: buyerName(order?.billing_address ?? '{}'),
      files: files.filter(({ claim_id }) => claim_id === row.id).map(({ id, name, mime, bytes }) => ({ id, name, mime, bytes })),
    }
  })
}

function toClaimLine(row: Selectable<SiteTables['order_lines']>) {
  const { name, size } = nameLine(row)
  return { line: row.place, name: [name, size].filter(Boolean).join(' '), quantity: row.quantity, paid: row.amount_paid }
}

function toOrderClaim({ id, kind, state, message, answer, ...row }: ClaimRow): z.input<typeof OrderClaim> {
  const settled = JSON.parse(row.settled || '[]') as Remedy[]
  return { id, kind, state, message, answer, createdAt: row.created_at, answeredAt: row.answered_at, settled }
}
