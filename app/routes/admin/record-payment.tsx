import { backToOrder, readOrderForm, readOrderScreen, sayRefused } from '#app/services/panel/order-screen.server.ts'
import { answerOrder } from '#app/ui/panel/render-order.server.tsx'
import type { Route } from './+types/record-payment'

/** Notes that the money of an order is there. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const detail = field('remarque')
  const recorded = await staff.api.recordPayment({ params: { id }, body: detail ? { detail } : {} })
  if (recorded.ok) return backToOrder(asked)
  return answerOrder(await readOrderScreen(asked), { ...sayRefused(recorded.error), typed: { remarque: detail } })
}
