import { expect, test } from 'vitest'
import { mayComeBack, paymentStates } from '../selling/payment.ts'
import { eventOfStep } from './webhook.ts'

test('money that a bank gives back after all is neither a payment nor a refund, as the machine of payment has it', () => {
  for (const from of paymentStates)
    for (const to of paymentStates) if (mayComeBack(from, to)) expect(eventOfStep('payment', from, to)).toBeUndefined()
  expect(eventOfStep('payment', 'partly_refunded', 'refunded')).toBe('order.refunded')
  expect(eventOfStep('payment', 'expired', 'paid')).toBe('order.paid')
})

test('what the words of money mean is asked of steps of money alone', () => {
  expect(eventOfStep('order', 'refunded', 'placed')).toBe('order.placed')
  expect(eventOfStep('fulfilment', 'refunded', 'shipped')).toBe('order.shipped')
})
