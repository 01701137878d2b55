import { backToOrder, readOrderForm, readOrderScreen, sayRefused } from '#app/services/panel/order-screen.server.ts'
import { answerOrder } from '#app/ui/panel/render-order.server.tsx'
import type { Route } from './+types/note-order'

/** Keeps a note on an order. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const noted = await staff.api.noteOrder({ params: { id }, body: { note: field('note') } })
  if (noted.ok) return backToOrder(asked)
  return answerOrder(await readOrderScreen(asked), { ...sayRefused(noted.error), typed: {} })
}
