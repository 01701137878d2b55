import { expect, test } from 'vitest'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { summariseCart } from './cart-summary.server.ts'

const carrier = { id: 'r', name: 'Par la route', fdp: 1400, price: 1400, deliveryType: 'DELIVERY', siteType: '', serviceCode: '' }
const line = { unitPrice: 2400, quantity: 2, vatRate: 2000, product: { id: 'abbesse' }, declination: { discount: null } }
const cart = {
  quantity: 2,
  deliveryType: 'delivery',
  carrier,
  shippingPrices: [carrier],
  city: { postalCode: '39600', name: '' },
  lines: [line],
  bottles: { counted: 2, places: 2 },
  expedition: null,
  freeShipping: { isFree: false, bottles: null, cents: null },
  totals: { subtotal: 4800, discount: 0, shippingDiscount: 0, shippingFees: 1400, total: 6200, vat: [{ tax: 1033 }] },
} as unknown as Parameters<typeof summariseCart>[0]
const named = tradeGoods.WINE
const never = { fromBottles: 0, fromCents: 0 }
const cents = { value: 0, total: 0, subtotal: 0, shippingFees: 0 }

type Given = { type: 'EURO' | 'PERCENTAGE'; amount: number; detailType: 'PRODUCTS' | 'SHIPPING_FEES' }

function rowsWith(discount: Given, products = ['abbesse'], free = never) {
  const change = { discount: { id: 'd', code: 'VENDANGES', ...discount }, cart: cents, products }
  const { rows, total, vat } = summariseCart(cart, { code: 'VENDANGES', fault: '', change }, { free, named })
  return [...rows.map(({ label, amount }) => `${label} ${amount}`), total, vat].map((said) => said.replaceAll('\u00a0', ' '))
}

test('a code for the goods and one for the shipping each stand among the totals, which the one sum makes', () => {
  expect(rowsWith({ type: 'EURO', amount: 1000, detailType: 'PRODUCTS' })).toEqual([
    '2 articles 48,00 €',
    'Code VENDANGES − 10,00 €',
    'Livraison, 39600 14,00 €',
    '52,00 €',
    'TVA comprise : 8,67 €',
  ])
  expect(rowsWith({ type: 'PERCENTAGE', amount: 50, detailType: 'SHIPPING_FEES' })).toEqual([
    '2 articles 48,00 €',
    'Code VENDANGES − 7,00 €',
    'Livraison, 39600 14,00 €',
    '55,00 €',
    'TVA comprise : 9,17 €',
  ])
})

test('a code on the shipping says so while no way is known, counts for the cheapest that is, and what is sold no more is not counted', () => {
  const discount = { id: 'd', code: 'VENDANGES', type: 'PERCENTAGE', amount: 50, detailType: 'SHIPPING_FEES' } as const
  const code = { code: 'VENDANGES', fault: '', change: { discount, cart: cents, products: ['abbesse'] } }
  const gone = { ...line, quantity: 3, declination: null } as (typeof cart.lines)[number]
  const unknown = { ...cart, carrier: null, lines: [...cart.lines, gone], quantity: 5 }
  const said = (shippingPrices: typeof cart.shippingPrices) =>
    summariseCart({ ...unknown, shippingPrices }, code, { free: never, named })
      .rows.map(({ label, amount }) => `${label} ${amount}`)
      .slice(0, 2)
  expect(said([])).toEqual(['2 articles 48,00\u00a0€', 'Code VENDANGES sur la livraison'])
  expect(said(cart.shippingPrices)).toEqual(['2 articles 48,00\u00a0€', 'Code VENDANGES − 7,00\u00a0€'])
})

test('without a code the totals are those of the cart', () => {
  const { rows, total } = summariseCart(cart, { code: '', fault: '', change: undefined }, { free: never, named })
  expect([rows.length, total]).toEqual([2, '62,00\u00a0€'])
})

test('a code leaves alone what it does not count for', () => {
  expect(rowsWith({ type: 'EURO', amount: 1000, detailType: 'PRODUCTS' }, [])).toContain('62,00 €')
})

test('shipping that is free before a code is asked for again where the code takes the cart below the threshold', () => {
  const free = { fromBottles: 0, fromCents: 4800 }
  const less = { type: 'EURO', amount: 1, detailType: 'PRODUCTS' } as const
  expect(rowsWith(less, ['abbesse'], free)).toContain('Livraison, 39600 14,00 €')
  expect(rowsWith({ ...less, amount: 0 }, ['abbesse'], free)).toContain('Livraison, 39600 offerte')
})
