import type { AuditedOrder, OrderCheck } from './each-orders.ts'

/** I2: an order holds its goods until it ends, and not a moment longer. */
export const auditHolds: OrderCheck = ({ orders }) =>
  orders
    .filter((order) => !isSound(order))
    .map(({ id, is_holding, payment_state, fulfilment_state }) => ({
      rule: 'I2',
      what: `order ${id} ${is_holding ? 'holds' : 'does not hold'} its goods, while it is ${payment_state} and ${fulfilment_state}`,
    }))

/** Money that came too late for the goods goes back: such an order holds nothing and is refunded. */
function isSound({ is_holding, payment_state, fulfilment_state }: AuditedOrder): boolean {
  const isOver = payment_state === 'expired' || fulfilment_state === 'cancelled'
  return is_holding === 1 ? !isOver : isOver || (payment_state === 'refunded' && fulfilment_state === 'new')
}
