import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Opinion, OwnOpinion } from '../../contract/selling/entities/opinion.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type OpinionRow = Selectable<SiteTables['opinions']>

/** What the buyer of an order thinks of its goods. */
export async function readOwnOpinions(read: SiteReader, orderId: string): Promise<z.input<typeof OwnOpinion>[]> {
  const rows = await read
    .selectFrom('opinions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ product_id, rating, text, author, state, refusal, created_at }) => ({
    idProduct: product_id,
    rating,
    text,
    author,
    state,
    refusal: refusal || null,
    createdAt: created_at,
  }))
}

/** Opinions as those of the house see them. */
export async function toOpinions(read: SiteReader, rows: readonly OpinionRow[]): Promise<z.input<typeof Opinion>[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ order_id }) => order_id))]
  const orders = await read.selectFrom('orders').select(['id', 'reference', 'email']).where('id', 'in', ids).execute()
  return rows.map(({ id, author, rating, text, detail, state, refusal, answer, ...row }) => {
    const order = orders.find((one) => one.id === row.order_id)
    return {
      id,
      author,
      rating,
      text,
      detail,
      state,
      answer,
      refusal: refusal || null,
      reference: order?.reference ?? '',
      email: order?.email ?? '',
      idOrder: row.order_id,
      product: row.product_name,
      idProduct: row.product_id,
      experiencedOn: row.experienced_on,
      createdAt: row.created_at,
      decidedAt: row.decided_at,
    }
  })
}
