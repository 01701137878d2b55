import { readFields } from '#app/models/house/panel/read-fields.ts'
import { customGroup, readFieldsOf } from '#app/services/house/fields/custom-fields.server.ts'
import { backToOrder, readOrderForm, refuseOrder } from '#app/services/house/orders/order-screen.server.ts'
import { sayFaults } from '#app/services/house/plans/form-entries.server.ts'
import type { Route } from './+types/change-fields'

export { default, loader } from '../trade/order.tsx'

/** Keeps what is said of an order in the house's own fields. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, fields } = await readOrderForm(asked)
  const group = customGroup(await readFieldsOf(staff.api, 'ORDER'))
  const body = readFields([group], fields) as { custom: Record<string, string> }
  const kept = await staff.api.changeOrderFields({ params: { id }, body })
  return kept.ok ? backToOrder(asked) : refuseOrder(kept.error, Object.fromEntries(fields), sayFaults(kept.error.fields))
}
