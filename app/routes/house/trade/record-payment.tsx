import { backToOrder, readOrderForm, refuseOrder } from '#app/services/house/orders/order-screen.server.ts'
import type { Route } from './+types/record-payment'

export { default, loader } from './order.tsx'

/** Notes that the money of an order is there. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const detail = field('remarque')
  const recorded = await staff.api.recordPayment({ params: { id }, body: detail ? { detail } : {} })
  return recorded.ok ? backToOrder(asked) : refuseOrder(recorded.error, { remarque: detail })
}
