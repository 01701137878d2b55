import { done, refused } from '#app/models/outcome.ts'
import { readParcels } from '#app/models/parcel.ts'
import type { Contract } from '../contract/index.ts'
import { findOrder } from '../orders/find-order.ts'
import type { UseCase } from '../visit.ts'
import { drawSlip } from './draw-slip.ts'
import { narrowSlip, readSlip } from './read-slip.ts'

/** The slip that is laid into the parcel of an order. */
export const getOrderSlip: UseCase<Contract['getOrderSlip']> = async ({ params, query }, visit) => {
  const order = await findOrder(visit.read, params.id)
  if (!order) return refused('not_found')
  const parcel = query.parcel === undefined ? undefined : readParcels(order.tracking)[query.parcel - 1]
  if (query.parcel !== undefined && !parcel) return refused('not_found')
  const whole = await readSlip(visit.read, order, query.kind, visit)
  const file = drawSlip(parcel ? narrowSlip(whole, parcel) : whole)
  const name = `${query.kind === 'gift' ? 'cadeau' : 'bon-de-livraison'}-${order.reference.toLowerCase()}.pdf`
  return done({ name, type: 'application/pdf', content: file.toString('base64') })
}
