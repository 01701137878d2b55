import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { fillCart, quantitiesOf, wine } from '../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const brief = '/panier/en-bref'
const add = '/panier/ajouter'

test('the cart in brief shows what was put in last first, the total, and how far free delivery is', async () => {
  const { page } = await fillCart(shop, [wine, 2], ['cremant-75', 1])
  const shown = await page(brief)
  const lines = shown.all('.brief-lines')[0]?.items() ?? []
  expect(lines.map(({ text }) => text.match(/^[^\d]+(?=\d+ ×)/)?.[0].trim())).toEqual(['Nuit claire', 'Clos de l’Abbesse'])
  expect(shown.text).toMatch(/Total, hors livraison\s?\d+,\d\d\s€/)
  expect(shown.text).toContain('Encore 21 bouteilles et la livraison est offerte.')
  const gauge = shown.one('progress')
  expect([gauge.attribute('value'), gauge.attribute('max')]).toEqual(['3', '24'])
  expect(shown.link('Passer commande').href).toBe('/commande')
})

test('what goes with the last wine is offered with its reason, not what lies there already, and comes in at one click', async () => {
  const browser = openBrowser(shop)
  const product = await browser.open('/boutique/clos-de-l-abbesse')
  await browser.send(product, add, { declinaison: wine, quantite: '1' })
  const shown = await browser.open(brief)
  const offered = shown.region('Avec cela').items()
  expect(offered).toHaveLength(2)
  for (const { text } of offered)
    expect(text).toMatch(/(Aussi avec|Le même cépage|La même appellation|La même famille)\s:|dans ce coffret|conseil du domaine/)
  const [first] = offered
  const vins = first?.fieldNamed('vins').value ?? ''
  await browser.send(shown, add, { vins })
  const cart = await browser.open('/panier')
  expect(quantitiesOf(cart)).toEqual([1, 1])
  const after = await browser.open(brief)
  expect(
    after
      .region('Avec cela')
      .all('a')
      .map(({ href }) => href),
  ).not.toContain(first?.one('a').href)
})

test('an empty cart is told to be empty, nobody else reads a cart there, and no search engine lists it', async () => {
  await fillCart(shop, [wine, 2])
  const answer = await shop.get(brief)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.text()).toContain('Votre panier est encore vide')
  await shop.set('HIDE_PRICES', 'true')
  expect((await shop.get(brief)).status).toBe(404)
  await shop.set('HIDE_PRICES', '')
})
