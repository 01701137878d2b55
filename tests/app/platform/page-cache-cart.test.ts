import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutNonce } from '../../support/nonce.ts'
import { readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { cookieOf } from '../support/cart-cookie.ts'
import { keptCart } from '../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let cart = ''
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  cart = await begin('2')
})
afterAll(() => shop.close())

const product = '/boutique/clos-de-l-abbesse'
const paths = ['/', '/boutique', '/boutique?tri=prix', product, '/le-domaine', '/actualites', '/nulle-part']

async function begin(quantite: string): Promise<string> {
  const fields = { declinaison: 'abbesse-2021-75', quantite }
  return cookieOf(await shop.post('/panier/ajouter', fields, { origin, referer: origin + product })) ?? ''
}

test.each(paths)(
  'threat 35: %s from memory, with a cart in its bars, is the very page that is made for that visitor',
  async (path) => {
    await shop.get(path)
    const filled = await shop.get(path, { cookie: cart })
    // Whatever else is theirs has the whole page made.
    const made = await shop.get(path, { cookie: `${cart}; session=1` })
    const html = await filled.text()
    expect(withoutNonce(html)).toBe(withoutNonce(await made.text()))
    expect(
      readPage(html)
        .all('.sr-only')
        .filter(({ text }) => text === '2 articles'),
    ).toHaveLength(3)
    expect(filled.status).toBe(made.status)
    const told = ['cache-control', 'vary', 'etag', 'content-type', 'content-security-policy', 'set-cookie']
    expect(told.map((name) => withoutNonce(filled.headers.get(name)))).toEqual(
      told.map((name) => withoutNonce(made.headers.get(name))),
    )
    const kinds = (await shop.log()).filter(({ event, kind }) => event === 'request' && ['hit', 'page'].includes(String(kind)))
    expect(kinds.slice(-2).map(({ kind }) => kind)).toEqual(['hit', 'page'])
  },
)

test('threat 35: what lies in one cart is in nobody else’s page, whoever comes first', async () => {
  const other = await begin('5')
  await shop.changePage('le-domaine', { title: 'Le domaine, encore' })
  const pages = []
  for (const cookie of [cart, '', other, 'cart=forged', cart]) pages.push(await shop.page('/le-domaine', { cookie }))
  expect(pages.map(keptCart)).toEqual(['abbesse-2021-75:2', '', 'abbesse-2021-75:5', '', 'abbesse-2021-75:2'])
  expect((await shop.get('/le-domaine')).headers.get('cache-control')).toContain('public')
})

test('a change of the cart shows on the next page, on a screen too, and no data of the router hold a bar', async () => {
  const cookie = await begin('1')
  const count = async (path: string) =>
    /^Panier\s?(\d+) article/.exec((await shop.page(path, { cookie })).one('a[data-cart]').name)?.[1]
  for (const path of ['/le-domaine', '/contact']) await shop.html(path)
  expect([await count('/le-domaine'), await count('/contact')]).toEqual(['1', '1'])
  await shop.post('/panier/ligne', { ligne: '0', op: 'set', quantite: '4' }, { origin, referer: `${origin}/panier`, cookie })
  expect([await count('/le-domaine'), await count('/contact')]).toEqual(['4', '4'])
  const data = await shop.html('/contact.data', { cookie })
  expect(data).toContain('routes/site/contact')
  expect(data).not.toMatch(/article|app-bar|cart-place/)
  const head = await shop.shop.fetch(new Request(`${origin}/le-domaine`, { method: 'HEAD', headers: { cookie } }))
  expect([head.status, await head.text()]).toEqual([200, ''])
})
