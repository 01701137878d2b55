import { type AuditedOrder, type OrderCheck, type OrderPage, sumUp } from './each-orders.ts'

/** I3 and I5: what was paid and given back is what the payments say, and every order adds up to the cent. */
export const auditMoney: OrderCheck = async (page) => {
  const books = await readBooks(page)
  return page.orders.flatMap((order) => [
    ...findSumFaults(order, books).map((what) => ({ rule: 'I5', what: `order ${order.id}: ${what}` })),
    ...findPaymentFaults(order, books).map((what) => ({ rule: 'I3', what: `order ${order.id}: ${what}` })),
  ])
}

type Books = { after: Map<string, number>; paid: Map<string, number>; came: Map<string, number>; went: Map<string, number> }

async function readBooks({ read, span, lines, refunds }: OrderPage): Promise<Books> {
  const payments = await read
    .selectFrom('payments')
    .select(['order_id', 'amount'])
    .where('state', '=', 'paid')
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .execute()
  return {
    after: sumUp(lines.map(({ order_id, amount_after }) => [order_id, amount_after])),
    paid: sumUp(lines.map(({ order_id, amount_paid }) => [order_id, amount_paid])),
    came: sumUp(payments.map(({ order_id, amount }) => [order_id, amount])),
    went: sumUp(refunds.map(({ order_id, amount }) => [order_id, amount])),
  }
}

function findSumFaults(order: AuditedOrder, { after, paid }: Books): string[] {
  const { id, subtotal, discount, shipping_fees: shipping, wrapping, total } = order
  const beside = shipping + wrapping
  const vat = JSON.parse(order.vat) as { gross: number; net: number; tax: number }[]
  const taxed = vat.reduce((sum, { gross }) => sum + gross, 0)
  return [
    subtotal - discount + shipping !== total && `${subtotal} - ${discount} + ${shipping} is not ${total}`,
    after.get(id) !== subtotal - wrapping && `its lines come to ${after.get(id)}, its subtotal is ${subtotal - wrapping}`,
    (paid.get(id) ?? 0) + beside !== total &&
      `its lines, its shipping and its wrapping come to ${(paid.get(id) ?? 0) + beside}, not ${total}`,
    taxed !== total && `its parts of tax come to ${taxed}, not ${total}`,
    vat.some(({ gross, net, tax }) => net + tax !== gross) && 'a net amount and its tax are not the gross one',
  ].filter((what) => what !== false)
}

function findPaymentFaults(order: AuditedOrder, { came, went }: Books): string[] {
  const { id, paid, refunded, total, payment_state: state } = order
  const kept = paid - refunded
  return [
    paid !== (came.get(id) ?? 0) && `it says ${paid} was paid, its payments say ${came.get(id) ?? 0}`,
    refunded !== (went.get(id) ?? 0) && `it says ${refunded} was given back, its refunds say ${went.get(id) ?? 0}`,
    kept > total && `${kept} is kept for ${total}`,
    state === 'paid' && kept !== total && `it is paid, and ${kept} of ${total} is kept`,
    state === 'refunded' && kept !== 0 && `it is refunded, and ${kept} is kept`,
    ['awaiting', 'failed', 'expired'].includes(state) && kept !== 0 && `it is ${state}, and ${kept} is kept`,
  ].filter((what) => what !== false)
}
