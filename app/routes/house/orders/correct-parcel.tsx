import { backToOrder, readOrderForm, refuseOrder } from '#app/services/house/orders/order-screen.server.ts'
import { readParcelFaults } from '#app/services/house/orders/parcel-faults.server.ts'
import type { Route } from './+types/correct-parcel'

export { default, loader } from '../trade/order.tsx'

/** Puts right how a parcel that has left is followed. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field, fields } = await readOrderForm(asked)
  const parcel = Number(field('colis'))
  const corrected = await staff.api.correctParcel({
    params: { id },
    body: {
      parcel,
      seen: field('vu'),
      number: field('numero'),
      ...(field('adresse') && { url: field('adresse') }),
      ...(field('transporteur') && { idCarrier: field('transporteur') }),
    },
  })
  if (corrected.ok) return backToOrder(asked)
  const typed = Object.fromEntries(fields.map(([name, text]) => [`suivi-${parcel}-${name}`, text]))
  return refuseOrder(corrected.error, typed, readParcelFaults(parcel, corrected.error))
}
