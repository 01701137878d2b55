import { expect, test } from 'vitest'
import { listLivePrices } from './live-prices.ts'

const today = '2026-03-01'
const kept = { id: 'a', soldAt: 900, reference: 1200, hasOwnReduction: false }
const price = 1200

test.each([
  ['its own price, or that of the wine', { price, vintages: [{ price: 1500 }, {}] }, [1500, undefined, 1200, undefined]],
  [
    'a reduction of the wine, told against what was asked',
    { price, discount: { type: 'PERCENTAGE', amount: 25 }, vintages: [{ id: 'a' }] },
    [900, 1200],
  ],
  [
    'one in cents, of a row that was never sold',
    { price, discount: { type: 'EURO', amount: 200 }, vintages: [{}] },
    [1000, undefined],
  ],
  [
    'one that is to come',
    { price, discount: { type: 'EURO', amount: 200, from: '2026-04-01' }, vintages: [{ id: 'a' }] },
    [1200, undefined],
  ],
  [
    'one that is over',
    { price, discount: { type: 'EURO', amount: 200, to: '2026-02-01' }, vintages: [{ id: 'a' }] },
    [1200, undefined],
  ],
  ['one that cannot be read', { price, discount: { type: 'EURO', amount: 'peu' }, vintages: [{ id: 'a' }] }, [1200, undefined]],
  ['a row off sale is not on the card', { price, vintages: [{ id: 'a', isOnSale: false }, { price: 800 }] }, [800, undefined]],
  ['a price that cannot be read is none', { price: 'cher', vintages: [{ id: 'a' }] }, []],
  ['a wine without rows has its price', { price }, [1200, undefined]],
])('%s', (_what, typed, told) => {
  expect(listLivePrices(typed, [kept], today).flatMap(({ soldAt, struck }) => [soldAt, struck])).toEqual(told)
})

test('a reduction of the row’s own stays', () => {
  const own = { ...kept, hasOwnReduction: true }
  expect(listLivePrices({ price, vintages: [{ id: 'a' }] }, [own], today)).toEqual([{ soldAt: 900, struck: 1200 }])
})
