import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol, logIn } from '../../support/account.ts'
import type { Browser } from '../../support/browser.ts'
import { keptCart, quantitiesOf as quantities } from '../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

async function add(browser: Browser, slug: string, quantite: string): Promise<void> {
  const page = await browser.open(`/boutique/${slug}`)
  expect((await browser.send(page, '/panier/ajouter', { quantite })).status).toBe(200)
}

test('a member finds the cart again at each login, with what lay in the one before, and leaves none behind', async () => {
  const browser = await enrol(shop, 'panier@shop.test')
  await add(browser, 'clos-de-l-abbesse', '2')
  await logIn(browser, 'panier@shop.test')
  expect(quantities(await browser.open('/panier'))).toEqual([2])
  expect((await browser.open('/')).html).not.toContain('a rejoint')
  await add(browser, 'clos-de-l-abbesse', '1')
  expect(quantities(await browser.open('/panier'))).toEqual([3])
  expect(keptCart(await browser.open('/'))).toBe('-')

  await browser.post(await browser.open('/deconnexion'), '/deconnexion')
  expect([...browser.cookies.keys()].sort()).toEqual(['device', 'flash'])
  expect((await browser.open('/panier')).html).toContain('Votre panier est encore vide')

  await add(browser, 'nuit-claire', '4')
  await add(browser, 'clos-de-l-abbesse', '1')
  const home = await logIn(browser, 'panier@shop.test')
  expect(home.html).toContain('a rejoint vos choix d’aujourd’hui')
  expect(home.text).toMatch(/il contient 8 articles/)
  expect((await browser.open('/')).html).not.toContain('a rejoint')
  expect(quantities(await browser.open('/panier'))).toEqual([4, 4])
})

test('whoever cannot log in keeps the cart as it is', async () => {
  const browser = await enrol(shop, 'faux@shop.test')
  await add(browser, 'nuit-claire', '2')
  expect((await logIn(browser, 'faux@shop.test', 'pas le bon mot')).status).toBe(422)
  expect(quantities(await browser.open('/panier'))).toEqual([2])
})

test('joined carts that hold more than there is say so where one lands', async () => {
  const browser = await enrol(shop, 'trop@shop.test')
  await add(browser, 'clos-de-l-abbesse', '6')
  await logIn(browser, 'trop@shop.test')
  await browser.post(await browser.open('/deconnexion'), '/deconnexion')
  await add(browser, 'clos-de-l-abbesse', '6')
  await shop.call('POST', '/admin/stock-movement', { idDeclination: 'abbesse-2021-75', kind: 'INVENTORY', quantity: 8 })
  const home = await logIn(browser, 'trop@shop.test')
  expect(home.text).toContain('votre panier dit ce qui est à revoir')
  expect(home.link(/^Panier/).href).toBe('/panier')
})
