import { backToOrder, readOrderForm, refuseOrder } from '#app/services/house/orders/order-screen.server.ts'
import type { Route } from './+types/note-order'

export { default, loader } from './order.tsx'

/** Keeps a note on an order. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const noted = await staff.api.noteOrder({ params: { id }, body: { note: field('note') } })
  return noted.ok ? backToOrder(asked) : refuseOrder(noted.error)
}
