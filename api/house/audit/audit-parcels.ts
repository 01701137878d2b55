import { isAllSettled, type LineCount } from '#app/models/selling/orders/order-rest.ts'
import { readParcels } from '#app/models/selling/shipping/parcel.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { countLines, readGivenUp } from '../../selling/orders/count-lines.ts'
import type { OrderCheck } from './each-orders.ts'

/** No parcel holds more than was ordered and not given up; of an order that left in several, nothing is left, and of one that is on its way something is. */
export const auditParcels: OrderCheck = async ({ read, orders, linesOf }) => {
  const packed = orders.filter(({ tracking }) => readParcels(tracking).some(({ goods }) => goods.length > 0))
  if (packed.length === 0) return []
  const ids = packed.map(({ id }) => id)
  const givenUp = await readGivenUp(read, packed)
  const asked = await readAsked(read, ids)
  return packed.flatMap((order) => {
    const counts = countLines(order, linesOf.get(order.id) ?? [], givenUp.get(order.id)).map(({ count }) => count)
    return findParcelFaults(order.fulfilment_state, counts, asked.has(order.id)).map((what) => ({
      rule: 'I15',
      what: `order ${order.id} ${what}`,
    }))
  })
}

/** The orders of which something was given up, and the house has not answered. */
async function readAsked(read: SiteReader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await read
    .selectFrom('withdrawals')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', ids)
    .where('state', 'in', ['DECLARED', 'RECEIVED'])
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

function findParcelFaults(state: string, counts: readonly LineCount[], isAsked: boolean): string[] {
  const isAllGone = isAllSettled(counts)
  const mayWait = isAllGone && isAsked
  return [
    counts.some(({ left }) => left < 0) && 'has more in its parcels than was ordered and not given up',
    isAllGone === (state === 'partly_shipped') &&
      !mayWait &&
      `is ${state}, its parcels say ${isAllGone ? 'all left' : 'some is left'}`,
  ].filter((what) => what !== false)
}
