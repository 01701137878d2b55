import { readHandedFields } from '#app/services/house/orders/handed.server.ts'
import { backToOrder, readOrderForm, refuseOrder, refusePayment } from '#app/services/house/orders/order-screen.server.ts'
import type { Route } from './+types/record-payment'

export { default, loader } from './order.tsx'

/** Notes that the money of an order is there, and by what it came. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, fields, field } = await readOrderForm(asked)
  const typed = Object.fromEntries(fields)
  const { received, faults } = readHandedFields(field)
  if (Object.keys(faults).length > 0) return refusePayment(typed, faults)
  const detail = field('remarque')
  const body = { ...(detail && { detail }), ...(received.length > 0 && { received }) }
  const recorded = await staff.api.recordPayment({ params: { id }, body })
  if (recorded.ok) return backToOrder(asked)
  const fault = recorded.error.fields?.received
  return refuseOrder(recorded.error, typed, fault ? { recu: recorded.error.message } : {})
}
