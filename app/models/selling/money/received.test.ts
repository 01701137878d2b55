import { expect, test } from 'vitest'
import { shareHanded } from './received.ts'

test('what came by several means comes to the sum, and the one without a sum takes the rest', () => {
  expect(shareHanded(3000, [{ means: 'CASH' }])).toEqual({ parts: [{ means: 'CASH', amount: 3000 }] })
  expect(shareHanded(3000, [{ means: 'TERMINAL' }, { means: 'CASH', amount: 1000 }])).toEqual({
    parts: [
      { means: 'CASH', amount: 1000 },
      { means: 'TERMINAL', amount: 2000 },
    ],
  })
  expect(
    shareHanded(3000, [
      { means: 'CASH', amount: 1000 },
      { means: 'CHEQUE', amount: 1999 },
    ]),
  ).toEqual({ fault: 'handed_sum' })
  expect(shareHanded(3000, [{ means: 'CASH', amount: 4000 }, { means: 'CHEQUE' }])).toEqual({ fault: 'handed_sum' })
  expect(shareHanded(3000, [{ means: 'CASH' }, { means: 'CHEQUE' }])).toEqual({ fault: 'handed_sum' })
})

test('more cash than the law allows is refused, however it is mixed', () => {
  expect(shareHanded(100_000, [{ means: 'CASH' }])).toMatchObject({ parts: [{ amount: 100_000 }] })
  expect(shareHanded(135_000, [{ means: 'CASH' }])).toEqual({ fault: 'handed_cash' })
  expect(shareHanded(135_000, [{ means: 'TERMINAL' }, { means: 'CASH', amount: 100_001 }])).toEqual({ fault: 'handed_cash' })
})
