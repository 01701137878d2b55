import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, openBrowser, type Shown } from '../../support/browser.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const namesOf = (page: Shown) => page.all('.shelf h2').map(({ text }) => text)

test('a wine is put aside from its page and from the cart, stays in this browser alone, is bought from there and taken off', async () => {
  const browser = openBrowser(shop)
  expect((await browser.open('/envies')).text).toContain('Rien n’est mis de côté')
  const first = await browser.send(await browser.open('/boutique/clos-de-l-abbesse'), '/envies/garder')
  expect([first.url, namesOf(first)]).toEqual(['/envies', ['Clos de l’Abbesse']])
  expect(first.text).toContain('C’est dans vos envies.')
  expect(first.headers.get('cache-control')).toContain('no-store')
  expect(first.headers.get('x-robots-tag')).toContain('noindex')

  await browser.open('/panier/ajouter?vins=jaune-2017-62:2')
  await browser.send(await browser.open('/panier/ajouter?vins=jaune-2017-62:2'), '/panier/ajouter')
  const cart = await browser.send(await browser.open('/panier'), '/panier/plus-tard')
  expect(cart.text).toContain('C’est dans vos envies, et plus dans votre panier.')
  expect(cart.text).toContain('Votre panier est encore vide')
  const both = await browser.open('/envies')
  expect(namesOf(both)).toEqual(['Vin jaune', 'Clos de l’Abbesse'])
  expect(namesOf(await openBrowser(shop).open('/envies'))).toEqual([])

  const bought = await browser.send(both, '/panier/ajouter')
  expect(bought.text).toContain('C’est dans votre panier')
  const left = await browser.send(await browser.open('/envies'), '/envies/retirer')
  expect(namesOf(left)).toEqual(['Clos de l’Abbesse'])
  expect(namesOf(await browser.send(left, '/envies/retirer'))).toEqual([])
  expect(browser.cookies.get('shortlist')).toBeUndefined()
})

test('what no shop sells is never put aside, and a cookie of somebody else’s making shows what is sold, or nothing', async () => {
  const browser = openBrowser(shop)
  const page = await browser.open('/boutique/clos-de-l-abbesse')
  const refused = await browser.post(page, '/envies/garder', { vin: 'nothing-of-ours' })
  expect([refused.status, browser.cookies.get('shortlist')]).toEqual([404, undefined])
  const cookieOf = (value: unknown) => `shortlist=${btoa(JSON.stringify(value))}`
  const { vin: id } = fieldsOf(page, '/envies/garder')
  for (const value of [['<script>'], Array(31).fill('a'), { a: 1 }, 'x', [id, 7]]) {
    const shown = await openBrowser(shop).open('/envies', { cookie: cookieOf(value) })
    expect([shown.status, namesOf(shown)], JSON.stringify(value)).toEqual([200, []])
  }
  expect(namesOf(await openBrowser(shop).open('/envies', { cookie: cookieOf([id, 'sold-long-ago']) }))).toEqual([
    'Clos de l’Abbesse',
  ])
  expect((await shop.get('/envies/garder')).headers.get('location')).toBe('/envies')
})

test('wines that were looked at are told of as they are now, to nobody’s cache, and pages are the same for all who read them', async () => {
  const browser = openBrowser(shop)
  const product = await browser.open('/boutique/clos-de-l-abbesse')
  const id = product.all('[data-seen]')[0]?.attribute('data-seen')
  expect(product.all('[data-seen]')[0]?.attribute('hidden')).toBe('')
  const seen = await browser.open(`/envies/vus?vins=${id},sold-long-ago,%3Cb%3E`)
  expect(seen.all('.shelf h3').map(({ text }) => text)).toEqual(['Clos de l’Abbesse'])
  expect(seen.headers.get('cache-control')).toContain('no-store')
  expect(seen.headers.get('x-robots-tag')).toContain('noindex')
  expect((await browser.open('/envies/vus')).text).toContain('Aucun vin à montrer')
  expect(browser.cookies.size).toBe(0)
})
