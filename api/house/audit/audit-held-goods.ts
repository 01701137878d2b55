import { isBottles, keyOf, sumTakes, type Take } from '#app/models/selling/orders/order-goods.ts'
import { isWaiting } from '../../selling/orders/add-step.ts'
import { listGivenUp, type OrderCheck } from './each-orders.ts'

type Line = { place: number; name: string; quantity: number; takes: string | null }

/** I2: what an order holds, or held until it ended, is what its lines took less what was given up before it left. */
export const auditHeldGoods: OrderCheck = async ({ orders, linesOf: lines, given, getStock }) => {
  const stock = await getStock()
  return orders.flatMap((order) => {
    const own = lines.get(order.id) ?? []
    // What lines took was not written down from the beginning.
    if (own.some(({ takes }) => takes === null)) return []
    // What is back on the shelf: a withdrawal alone brings nothing back.
    const due = reckonHold(
      own,
      listGivenUp(order, given, ({ is_released }) => is_released === 1),
    )
    // The place of a slot's day and the use of a code are no goods.
    const goods = (stock.get(order.id) ?? []).filter(isBottles)
    const holds = new Map(goods.map((good) => [keyOf(good), good.quantity]))
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
export const auditWaitingGoods: OrderCheck = async ({ orders, getStock }) => {
  const stock = await getStock()
  return orders
    .filter((order) => (stock.get(order.id) ?? []).some((row) => (row.is_waiting === 1) !== isWaiting(order)))
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
