import { expect, test } from 'vitest'
import { deliveryTypes, findMoveFault, fulfilmentStates, listMoves, type Standing } from './fulfilment.ts'
import { isAwaited, isPaid, mayPaymentMove, paymentMeans, paymentStates } from './payment.ts'

/** Every place an order can be in, all 1,344 of them. */
const standings: Standing[] = paymentMeans.flatMap((means) =>
  deliveryTypes.flatMap((delivery) =>
    paymentStates.flatMap((payment) =>
      fulfilmentStates.flatMap((fulfilment) =>
        [false, true].map((isOnInvoice) => ({ means, delivery, payment, fulfilment, isOnInvoice })),
      ),
    ),
  ),
)

test('threat 34: money given back in full never moves again, and what is paid is never awaited', () => {
  for (const state of paymentStates) {
    expect(mayPaymentMove('refunded', state)).toBe(false)
    expect(isPaid(state) && isAwaited(state)).toBe(false)
    if (isPaid(state)) expect(mayPaymentMove(state, 'expired')).toBe(false)
  }
  expect(mayPaymentMove('awaiting', 'refunded')).toBe(false)
  expect(mayPaymentMove('expired', 'paid')).toBe(true)
  expect(mayPaymentMove('expired', 'failed')).toBe(false)
})

test('threat 34: goods leave the house only when they are paid for, whatever the means, or when the house lets a business pay its invoice', () => {
  for (const order of standings) {
    const gone = listMoves(order).filter((to) => to === 'shipped' || to === 'partly_shipped' || to === 'completed')
    const trusted = order.isOnInvoice ? ['awaiting', 'failed'] : []
    if (gone.length > 0) expect(['paid', 'partly_refunded', 'refunded', ...trusted]).toContain(order.payment)
  }
})

test('an order to be paid on collection is made ready unpaid, one by transfer is not', () => {
  const order = { delivery: 'CLICK_AND_COLLECT', payment: 'awaiting', fulfilment: 'new', isOnInvoice: false } as const
  expect(findMoveFault({ ...order, means: 'ON_COLLECTION' }, 'preparing')).toBeUndefined()
  expect(findMoveFault({ ...order, means: 'TRANSFER' }, 'preparing')).toBe('unpaid')
  expect(findMoveFault({ ...order, means: 'ON_COLLECTION', fulfilment: 'ready' }, 'completed')).toBe('unpaid')
  expect(findMoveFault({ ...order, means: 'ON_COLLECTION', payment: 'expired' }, 'preparing')).toBe('unpaid')
})

test('what was shipped, completed or cancelled is not cancelled any more, and nothing comes back from there', () => {
  for (const order of standings) {
    const moves = listMoves(order)
    if (['partly_shipped', 'shipped', 'completed', 'cancelled'].includes(order.fulfilment))
      expect(moves).not.toContain('cancelled')
    if (['completed', 'cancelled'].includes(order.fulfilment)) expect(moves).toEqual([])
    expect(moves).not.toContain('new')
  }
})

test('parcels are shipped and orders to fetch are made ready, never the other way round', () => {
  for (const order of standings) {
    const moves = listMoves(order)
    if (order.delivery === 'CLICK_AND_COLLECT' || order.delivery === 'NO_DELIVERY') expect(moves).not.toContain('shipped')
    else expect(moves).not.toContain('ready')
  }
})
