import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../support/browser.ts'
import { faultOf, openSellingShop, withCart } from '../support/checkout.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

test('a code that is none is refused with what was typed, and does not stay in the cart', async () => {
  const browser = await withCart(shop)
  const refused = await browser.send(await browser.open('/panier'), '/panier/code', { code: 'FAUX' })
  expect([refused.status, faultOf(refused, 'faute-code')]).toEqual([422, expect.stringContaining('n’est pas valable')])
  expect(fieldsOf(refused, '/panier/code')).toMatchObject({ code: 'FAUX' })
  const again = await browser.open('/panier')
  expect(again.html).not.toContain('n’est pas valable')
  expect(again.html).not.toContain('FAUX')
})
