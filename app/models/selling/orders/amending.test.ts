import { expect, test } from 'vitest'
import { findAmendFault } from './amending.ts'

const standing = { means: 'TRANSFER', payment: 'awaiting', fulfilment: 'new', isHolding: true } as const

test('an order changes until it leaves, is made ready or is over; not while its buyer may be paying by card', () => {
  expect(findAmendFault(standing)).toBeUndefined()
  expect(findAmendFault({ ...standing, fulfilment: 'preparing', payment: 'partly_refunded' })).toBeUndefined()
  for (const fulfilment of ['partly_shipped', 'shipped', 'ready', 'completed', 'cancelled'] as const)
    expect(findAmendFault({ ...standing, fulfilment }), fulfilment).toBe('amend_late')
  for (const payment of ['expired', 'refunded'] as const) expect(findAmendFault({ ...standing, payment })).toBe('amend_late')
  expect(findAmendFault({ ...standing, isHolding: false })).toBe('amend_late')
  for (const payment of ['awaiting', 'failed'] as const)
    expect(findAmendFault({ ...standing, means: 'CARD', payment })).toBe('amend_paying')
  expect(findAmendFault({ ...standing, means: 'CARD', payment: 'paid' })).toBeUndefined()
})
