import { expect, test } from 'vitest'
import { dueDayOf, isOverdue } from './lateness.ts'

const order = {
  delivery: 'DELIVERY' as const,
  payment: 'paid' as const,
  fulfilment: 'new' as const,
  placedAt: '2026-11-26T10:00:00.000Z',
  promise: { leaves: '2026-11-27', from: '2026-12-01', to: '2026-12-02', by: null },
}
const on = (day: string, more: Partial<Parameters<typeof isOverdue>[0]> = {}) =>
  isOverdue({ ...order, ...more }, new Date(`${day}T12:00:00Z`))

test('an order is overdue from the day after its last promised day, until somebody notes that it came', () => {
  expect([on('2026-12-02'), on('2026-12-03')]).toEqual([false, true])
  expect(on('2026-12-03', { fulfilment: 'completed' })).toBe(false)
  expect(on('2026-12-03', { fulfilment: 'cancelled' })).toBe(false)
  expect(on('2026-12-03', { payment: 'awaiting' })).toBe(false)
  expect(on('2026-12-03', { delivery: 'CLICK_AND_COLLECT' })).toBe(false)
})

test('what has left is asked after for two months, what has not for as long as it stays', () => {
  expect([on('2027-01-31', { fulfilment: 'shipped' }), on('2027-02-01', { fulfilment: 'shipped' })]).toEqual([true, false])
  expect(on('2027-06-01')).toBe(true)
})

test('where no day was promised the law gives thirty', () => {
  expect(dueDayOf({ ...order, promise: null })).toBe('2026-12-26')
  expect([on('2026-12-26', { promise: null }), on('2026-12-27', { promise: null })]).toEqual([false, true])
})
