import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { readCartCode } from './cart-code.server.ts'

type Ask = ShopApi['applyDiscount']
type Given = Parameters<Ask>[0]

const lines = [{ product: { id: 'abbesse' }, declinationId: 'abbesse-2021-75', quantity: 2, declination: {} }] as never
const discount = { id: 'd', type: 'EURO' as const, amount: 1000, detailType: 'PRODUCTS' as const, code: 'VENDANGES' }
const value = { discount, cart: { value: 1000, total: 3800, subtotal: 4800, shippingFees: 0 }, products: ['abbesse'] }

/** The call, and all that was asked of it. */
function openDouble(answer: Awaited<ReturnType<Ask>>) {
  const asked: Given[] = []
  const applyDiscount: Ask = async (given) => {
    asked.push(given)
    return answer
  }
  return { asked, api: { applyDiscount } }
}

test('a code is asked for with the goods it is for, and what it does stands beside it', async () => {
  const { asked, api } = openDouble({ ok: true, value })
  expect(await readCartCode(api, 'VENDANGES', { lines })).toEqual({ code: 'VENDANGES', fault: '', change: value })
  const products = [{ id: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 2 }]
  expect(asked).toEqual([{ body: { code: 'VENDANGES', products } }])
})

test('a code that does nothing says why', async () => {
  const error = { ...sayRefusal({ code: 'invalid' }), fields: { code: ['Ce code n’est plus valable.'] } }
  const { api } = openDouble({ ok: false, error })
  expect(await readCartCode(api, 'VIEUX', { lines })).toMatchObject({ fault: 'Ce code n’est plus valable.' })
})

test('without a code, or without goods it could be for, nothing is asked', async () => {
  const { asked, api } = openDouble({ ok: false, error: sayRefusal({ code: 'invalid' }) })
  expect(await readCartCode(api, '', { lines })).toEqual({ code: '', fault: '', change: undefined })
  expect(await readCartCode(api, 'VENDANGES', { lines: [] })).toEqual({ code: 'VENDANGES', fault: '', change: undefined })
  expect(asked).toEqual([])
})
