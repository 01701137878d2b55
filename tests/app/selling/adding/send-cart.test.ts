import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../support/browser.ts'
import { origin } from '../../../support/site.ts'
import { fillCart, linesOf, quantitiesOf, wine } from '../../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

test('a cart shows the link by which somebody else has the same, and their own beside it', async () => {
  const { page } = await fillCart(shop, [wine, 2], ['cremant-75', 3])
  const cart = await page()
  const link = cart.field('Lien de ce panier').value
  expect(link).toBe(`${origin}/panier/ajouter?vins=abbesse-2021-75:2,cremant-75:3`)
  const other = openBrowser(shop)
  await other.send(await other.open('/panier/ajouter?vins=jaune-2017-62:1'), '/panier/ajouter')
  const filled = await other.send(await other.open(link.slice(origin.length)), '/panier/ajouter')
  expect(linesOf(filled)).toEqual(['Vin jaune', 'Clos de l’Abbesse', 'Nuit claire'])
  expect(quantitiesOf(filled)).toEqual([1, 2, 3])
})

test('an empty cart has no link', async () => {
  expect((await openBrowser(shop).open('/panier')).html).not.toContain('Envoyer ce panier')
})
