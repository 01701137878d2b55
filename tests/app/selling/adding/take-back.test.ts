import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../support/browser.ts'
import { quantitiesOf, wine } from '../../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const brief = '/panier/en-bref'
const back = '/panier/reprendre'

async function addFrom(browser: Browser, path: string, fields: Record<string, string>) {
  return browser.send(await browser.open(path), '/panier/ajouter', fields)
}
const held = async (browser: Browser) => quantitiesOf(await browser.open('/panier'))

test('what was added beside what lay there is taken back from the cart in brief: what lay there stays', async () => {
  const browser = openBrowser(shop)
  await addFrom(browser, '/boutique/clos-de-l-abbesse', { declinaison: wine, quantite: '2' })
  await addFrom(browser, '/boutique/clos-de-l-abbesse', { declinaison: wine, quantite: '3' })
  const shown = await browser.open(brief)
  expect(shown.text).toContain('Ajouté à l’instant 3 × Clos de l’Abbesse')
  const after = await browser.send(shown, back)
  expect(after.html).toContain('C’est annulé\u00a0: votre panier est comme avant.')
  expect(await held(browser)).toEqual([2])
  // A second click finds nothing to take back any more, and takes nothing.
  const again = await browser.send(shown, back)
  expect(again.html).toContain('Votre panier a changé depuis\u00a0: rien n’est annulé.')
  expect(await held(browser)).toEqual([2])
})

test('what came in new goes out whole, also in the cart itself, several at once; and it can be put back', async () => {
  const browser = openBrowser(shop)
  const link = await browser.open('/panier/ajouter?vins=abbesse-2021-75:2,cremant-75:1')
  const cart = await browser.send(link, '/panier/ajouter')
  expect(cart.region('Ajouté à l’instant').text).toContain('2 × Clos de l’Abbesse, 1 × Nuit claire')
  const empty = await browser.send(cart, back)
  expect(empty.html).toContain('Votre panier est encore vide')
  await browser.send(empty, '/panier/annuler')
  expect(await held(browser)).toHaveLength(1)
})

test('a cart that has changed since, or an addition that is long ago, is not taken back', async () => {
  const browser = openBrowser(shop)
  await addFrom(browser, '/boutique/clos-de-l-abbesse', { declinaison: wine, quantite: '2' })
  const shown = await browser.open(brief)
  const cart = await browser.open('/panier')
  await browser.post(cart, '/panier/ligne', { op: 'set', quantite: '6' })
  expect((await browser.open(brief)).html).not.toContain('Ajouté à l’instant')
  expect((await browser.send(shown, back)).html).toContain('rien n’est annulé')
  for (const ajout of ['', '1000000000,abbesse-2021-75:0:6', '9999999999,<b>:0:6', '9999999999', 'x,abbesse-2021-75:0:6'])
    await browser.send(shown, back, { ajout })
  expect(await held(browser)).toEqual([6])
})

test('the cart in brief takes one less and leads back to itself, down to none', async () => {
  const browser = openBrowser(shop)
  await addFrom(browser, '/boutique/clos-de-l-abbesse', { declinaison: wine, quantite: '2' })
  const less = await browser.send(await browser.open(brief), '/panier/ligne', { op: 'less' })
  expect(less.url).toBe(brief)
  expect(less.html).toContain('C’est noté\u00a0: votre panier en contient 1 maintenant.')
  expect(await held(browser)).toEqual([1])
  const none = await browser.send(await browser.open(brief), '/panier/ligne', { op: 'remove' })
  expect(none.html).toContain('C’est retiré de votre panier.')
  expect(none.html).toContain('Votre panier est encore vide')
})
