import { keyOf, sumTakes, type Take } from '#app/models/selling/orders/order-goods.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { isWaiting } from '../../selling/orders/add-step.ts'
import { readGivenLines, readTakenOff } from '../../selling/orders/count-lines.ts'
import { groupByOrder, type OrderCheck } from './each-orders.ts'

type Line = { place: number; name: string; quantity: number; takes: string | null }

/** I2: what an order holds, or held until it ended, is what its lines took less what was given up before it left. */
export const auditHeldGoods: OrderCheck = async ({ read, orders, ids, linesOf: lines }) => {
  const held = groupByOrder(await readStock(read, ids))
  const released = groupByOrder(await readReleased(read, ids))
  const takenOff = await readTakenOff(read, orders)
  return orders.flatMap((order) => {
    const own = lines.get(order.id) ?? []
    // What lines took was not written down from the beginning.
    if (own.some(({ takes }) => takes === null)) return []
    const given = [
      ...(released.get(order.id) ?? []).flatMap(({ lines: kept }) => readGivenLines(kept, order)),
      ...(takenOff.get(order.id) ?? []),
    ]
    const due = reckonHold(own, given)
    const holds = new Map((held.get(order.id) ?? []).map(({ place, id, quantity }) => [keyOf({ place, id }), quantity]))
    const keys = [...new Set([...due.keys(), ...holds.keys()])].sort()
    return keys
      .filter((key) => (due.get(key) ?? 0) !== (holds.get(key) ?? 0))
      .map((key) => ({
        rule: 'I2',
        what: `order ${order.id} holds ${holds.get(key) ?? 0} of ${key}, its lines less what was given up say ${due.get(key) ?? 0}`,
      }))
  })
}

/** I2: goods are marked as waiting where nobody has proven or paid the order that holds them, and nowhere else. */
export const auditWaitingGoods: OrderCheck = async ({ read, orders, ids }) => {
  const rows = await read.selectFrom('order_stock').select(['order_id', 'is_waiting']).where('order_id', 'in', ids).execute()
  const marks = groupByOrder(rows)
  return orders
    .filter((order) => (marks.get(order.id) ?? []).some((row) => (row.is_waiting === 1) !== isWaiting(order)))
    .map((order) => ({
      rule: 'I2',
      what: `order ${order.id} ${isWaiting(order) ? 'waits' : 'does not wait'} for proof and payment, its goods say otherwise`,
    }))
}

function reckonHold(lines: readonly Line[], given: readonly { line: number; kept: number }[]): Map<string, number> {
  const goods = lines.map(({ place, name, quantity, takes }) => ({
    name,
    multiple: 1,
    takes: JSON.parse(takes ?? '[]') as Take[],
    quantity: given.reduce((left, { line, kept }) => (line === place ? left - kept : left), quantity),
  }))
  return new Map(sumTakes(goods).map((total) => [keyOf(total), total.quantity]))
}

/** The place of a slot's day and the use of a code are no goods. */
function readStock(read: SiteReader, ids: readonly string[]) {
  return read
    .selectFrom('order_stock')
    .select(['order_id', 'place', 'item_id as id', 'quantity'])
    .where('order_id', 'in', ids)
    .where('place', 'in', ['declination', 'product'])
    .execute()
}

function readReleased(read: SiteReader, ids: readonly string[]) {
  return read
    .selectFrom('withdrawals')
    .select(['order_id', 'lines'])
    .where('order_id', 'in', ids)
    .where('is_released', '=', 1)
    .execute()
}
