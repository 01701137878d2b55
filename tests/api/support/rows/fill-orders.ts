import { bindToSite } from '#api/platform/database/database.ts'
import { given } from '../site-calls.ts'
import type { OrderStage } from '../trade/orders.ts'

const atOnce = 200
const day = 86_400_000

/** Fills a shop with copies of one order, the newest of them now, spread evenly over so many days. */
export async function fillOrders(shop: OrderStage, count: number, days: number): Promise<void> {
  const { id } = given(await shop.place())
  const bound = bindToSite(shop.db, '1')
  const { site_id: _site, ...order } = await bound.read
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { site_id: _same, ...line } = await bound.read
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const newest = shop.stage.dependencies.now().getTime()
  for (let from = 0; from < count; from += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at)
    await bound.inTransaction(async (tx) => {
      const rows = places.map((place) => {
        const placed_at = new Date(newest - Math.floor((place / count) * days * day)).toISOString()
        const name = `o${String(place).padStart(8, '0')}`
        return {
          ...order,
          id: name,
          reference: name.toUpperCase(),
          token_hash: `t-${name}`,
          token_sealed: name,
          checkout: null,
          placed_at,
          payment_state: 'paid' as const,
          paid: order.total,
          fulfilment_state: 'shipped' as const,
          expires_at: null,
          search_key: `${name} marie${place % 97} perrin${place % 1009} acheteur${place}@exemple.test`,
        }
      })
      await tx.insertInto('orders').values(rows).execute()
      await tx
        .insertInto('order_lines')
        .values(rows.map((row) => ({ ...line, order_id: row.id })))
        .execute()
    })
  }
}
