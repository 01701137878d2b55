import { countLeft, readParcels } from '#app/models/parcel.ts'
import type { Check } from './audit-shop.ts'

/** No parcel holds more than was ordered; of an order that left in several, nothing is left, and of one that is on its way something is. */
export const auditParcels: Check = async (read) => {
  const orders = await read
    .selectFrom('orders')
    .select(['id', 'tracking', 'fulfilment_state'])
    .where('tracking', '!=', '[]')
    .execute()
  const found: { rule: string; what: string }[] = []
  for (const { id, tracking, fulfilment_state: state } of orders) {
    const parcels = readParcels(tracking)
    if (parcels.every(({ goods }) => goods.length === 0)) continue
    const lines = await read.selectFrom('order_lines').select('quantity').where('order_id', '=', id).orderBy('place').execute()
    const left = countLeft(lines, parcels)
    if (left.some((quantity) => quantity < 0)) found.push({ rule: 'I15', what: `order ${id}: more was packed than ordered` })
    const isAllGone = left.every((quantity) => quantity === 0)
    if (isAllGone === (state === 'partly_shipped'))
      found.push({ rule: 'I15', what: `order ${id} is ${state}, its parcels say ${isAllGone ? 'all left' : 'some is left'}` })
  }
  return found
}
