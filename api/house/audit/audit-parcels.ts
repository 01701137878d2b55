import { isAllSettled, type LineCount } from '#app/models/selling/orders/order-rest.ts'
import { readParcels } from '#app/models/selling/shipping/parcel.ts'
import { countLines } from '../../selling/orders/count-lines.ts'
import { type AuditedOrder, listGivenUp, type OrderCheck, type OrderPage } from './each-orders.ts'

/** No parcel holds more than was ordered and not given up; of an order that left in several, nothing is left, and of one that is on its way something is. */
export const auditParcels: OrderCheck = ({ orders, linesOf, given }) => {
  const packed = orders.filter(({ tracking }) => readParcels(tracking).some(({ goods }) => goods.length > 0))
  return packed.flatMap((order) => {
    const standing = listGivenUp(order, given, ({ state }) => state !== 'REFUSED')
    const counts = countLines(order, linesOf.get(order.id) ?? [], standing).map(({ count }) => count)
    return findParcelFaults(order.fulfilment_state, counts, isAsked(order, given)).map((what) => ({
      rule: 'I15',
      what: `order ${order.id} ${what}`,
    }))
  })
}

/** Whether something was given up, and the house has not answered. */
function isAsked({ id }: AuditedOrder, { withdrawals }: OrderPage['given']): boolean {
  return (withdrawals.get(id) ?? []).some(({ state }) => state === 'DECLARED' || state === 'RECEIVED')
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
