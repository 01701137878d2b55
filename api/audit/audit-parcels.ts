import { countLeft, readParcels } from '#app/models/parcel.ts'
import type { Check } from './audit-shop.ts'
import { eachOrders, groupByOrder } from './each-orders.ts'

/** No parcel holds more than was ordered; of an order that left in several, nothing is left, and of one that is on its way something is. */
export const auditParcels: Check = (read) =>
  eachOrders(read, async (orders) => {
    const packed = orders
      .map(({ tracking, ...order }) => ({ ...order, parcels: readParcels(tracking) }))
      .filter(({ parcels }) => parcels.some(({ goods }) => goods.length > 0))
    if (packed.length === 0) return []
    const ids = packed.map(({ id }) => id)
    const lines = await read
      .selectFrom('order_lines')
      .select(['order_id', 'quantity'])
      .where('order_id', 'in', ids)
      .orderBy('place')
      .execute()
    const byOrder = groupByOrder(lines)
    return packed.flatMap(({ id, parcels, fulfilment_state: state }) =>
      findParcelFaults(state, countLeft(byOrder.get(id) ?? [], parcels)).map((what) => ({
        rule: 'I15',
        what: `order ${id} ${what}`,
      })),
    )
  })

function findParcelFaults(state: string, left: readonly number[]): string[] {
  const isAllGone = left.every((quantity) => quantity === 0)
  return [
    left.some((quantity) => quantity < 0) && 'has more in its parcels than was ordered',
    isAllGone === (state === 'partly_shipped') && `is ${state}, its parcels say ${isAllGone ? 'all left' : 'some is left'}`,
  ].filter((what) => what !== false)
}
