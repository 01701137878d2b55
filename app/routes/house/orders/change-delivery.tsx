import { data } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readAmendDelivery, readDeliveryBody, refuseDelivery } from '#app/services/house/orders/amend-delivery.server.ts'
import { backToOrder, readOrderForm } from '#app/services/house/orders/order-screen.server.ts'
import { AmendDelivery } from '#app/ui/house/orders/amend-delivery.tsx'
import type { Route } from './+types/change-delivery'

/** Where an order goes and how it could go instead; the key of the form has it changed once. */
export async function loader(asked: Route.LoaderArgs) {
  return { view: await readAmendDelivery(asked), formKey: crypto.randomUUID() }
}

/** Sends it elsewhere, or by another carrier. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const body = readDeliveryBody(await readAmendDelivery(asked), field)
  const changed = await staff.api.changeOrderDelivery({ params: { id }, body })
  if (changed.ok) return backToOrder(asked)
  return data(await refuseDelivery(asked, changed.error, field), { status: statusOf[changed.error.code] })
}

export default function ChangeDelivery({ loaderData: { view, formKey }, actionData }: Route.ComponentProps) {
  return <AmendDelivery view={view} formKey={formKey} refused={actionData} />
}
