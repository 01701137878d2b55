import { data } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { fulfilmentStates } from '#app/models/selling/fulfilment.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { findParcelFaults, readMoveFaults } from '#app/services/house/move-faults.server.ts'
import { backToOrder, readOrderForm } from '#app/services/house/orders/order-screen.server.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import type { Route } from './+types/move-order'

export { default, loader } from './order.tsx'

/** Brings an order to its next state. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field, fields } = await readOrderForm(asked)
  const fulfilment = fulfilmentStates.find((state) => state === field('etat')) ?? throwNotFound()
  const number = field('numero')
  const url = field('adresse')
  const note = field('mot')
  const parcel = fields.filter(([name]) => /^colis-\d{1,3}$/.test(name))
  const packed = parcel.filter(([, value]) => value !== '' && value !== '0')
  const typed = { numero: number, adresse: url, mot: note, ...Object.fromEntries(parcel) }
  const refuse = (faults: Record<string, string>, { message, status }: { message: string; status: number }) =>
    data({ message: Object.values(faults)[0] ?? message, faults, typed }, { status })

  const unreadable = findParcelFaults(fulfilment, packed, await readGoods(asked))
  if (Object.keys(unreadable).length > 0) return refuse(unreadable, { message: '', status: statusOf.invalid })
  const moved = await staff.api.moveOrder({
    params: { id },
    body: {
      fulfilment,
      ...((number || url) && { tracking: { number, ...(url && { url }) } }),
      ...(packed.length > 0 && {
        goods: packed.map(([name, value]) => ({ place: Number(name.slice('colis-'.length)), quantity: Number(value) })),
      }),
      ...(note && { note }),
    },
  })
  return moved.ok ? backToOrder(asked) : refuse(readMoveFaults(fulfilment, moved.error), sayRefused(moved.error))
}
