import { refused } from '#app/models/platform/outcome.ts'
import { readParcels } from '#app/models/selling/shipping/parcel.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readAdminOrder } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'
import { findAddressOfCarrier, findTrackingUrl } from '../shipping/find-tracking-url.ts'

type Body = Read<Contract['correctParcel']>['body']

/** Puts right by which carrier and under which number a parcel has left. It is no step of the order: nothing leaves again, and nobody is told again. */
export const correctParcel: UseCase<Contract['correctParcel']> = ({ params, body }, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      const order = await findOrder(tx, params.id)
      if (!order) return orRollBack(refused('not_found'))
      const parcels = readParcels(order.tracking)
      const parcel = parcels[body.parcel - 1]
      if (!parcel) return orRollBack(refused('invalid', { fields: { parcel: { code: 'choice' } } }))
      if (parcel.number !== body.seen) orRollBack(refused('conflict', { fields: { number: { code: 'changed_meanwhile' } } }))
      const right = { ...parcel, number: body.number, url: await findUrl(tx, order, body) }
      const tracking = JSON.stringify(parcels.with(body.parcel - 1, right))
      const changed = await tx
        .updateTable('orders')
        .set({ tracking, updated_at: ctx.now.toISOString() })
        .where('id', '=', order.id)
        .where('tracking', '=', order.tracking)
        .returningAll()
        .executeTakeFirst()
      return readAdminOrder(tx, changed ?? orRollBack(refused('conflict')), ctx)
    }),
  )

/** Where it is followed: as it is said, else at the carrier that is named, else at that of the order. */
async function findUrl(tx: SiteWriter, { delivery }: OrderRow, { number, url, idCarrier }: Body): Promise<string> {
  if (url) return url
  if (!idCarrier) return findTrackingUrl(tx, delivery, number)
  const found = await findAddressOfCarrier(tx, idCarrier, number)
  return found ?? orRollBack(refused('invalid', { fields: { idCarrier: { code: 'choice' } } }))
}
