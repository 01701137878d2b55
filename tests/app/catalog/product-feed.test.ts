import { afterAll, beforeAll, expect, test } from 'vitest'
import { readXml } from '../../api/support/read-xml.ts'
import { openBrowser } from '../../support/browser.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

/** The goods of the catalogue by their ids, each with what is said of it. */
async function readGoods(): Promise<Map<string, Record<string, string>>> {
  const text = await shop.html('/catalogue.xml')
  const items = [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const said = item.replace(/<g:shipping><g:country>(.*?)<\/g:country><g:price>(.*?)<\/g:price>/, '<g:shipping>$1 $2')
    const fields = said.matchAll(/<g:([a-z_]+)>([^<]*)<\/g:\1>/g)
    return Object.fromEntries([...fields].map(([, name = '', text = '']) => [name, text]))
  })
  return new Map(items.map((item) => [item.id ?? '', item]))
}

test('a catalogue is there once its owner opens it, and the panel says where', async () => {
  expect((await shop.get('/catalogue.xml')).status).toBe(404)
  const staff = await openStaffBrowser(shop)
  const codes = (await staff.open('/admin/parametres?partie=shop')).all('code').map(({ text }) => text)
  expect(codes).toContain(`${origin}/catalogue.xml`)
  await shop.set('PRODUCT_FEED', 'true')
  const answer = await shop.get('/catalogue.xml')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  readXml(await answer.text())
})

test('it lists each vintage and size that is sold, at the price of its page, with its picture as a JPEG', async () => {
  await shop.set('PRODUCT_FEED', 'true')
  await shop.call('PUT', '/admin/product/abbesse', { description: 'Noir & <b>franc</b>' })
  await shop.call('PUT', '/admin/declination/abbesse-2021-75', { gtin: '3760123450003' })
  const goods = await readGoods()
  expect(goods.get('abbesse-2021-75')).toMatchObject({
    item_group_id: 'abbesse',
    title: expect.stringContaining('Clos de l’Abbesse, 2021'),
    description: 'Noir &amp; &lt;b&gt;franc&lt;/b&gt;',
    link: `${origin}/boutique/clos-de-l-abbesse?declinaison=abbesse-2021-75`,
    availability: 'in_stock',
    price: '24.00 EUR',
    brand: 'Domaine des Trois Coteaux',
    gtin: '3760123450003',
    unit_pricing_measure: '750ml',
    shipping: expect.stringMatching(/^FR \d+\.\d\d EUR$/),
  })
  expect(goods.get('abbesse-2021-75')?.image_link).toMatch(
    new RegExp(`^${origin}/images/[a-z0-9-]+/[0-9a-f]{12}-vitrine-[0-9a-f]{8}\\.jpg$`),
  )
  expect(goods.get('abbesse-2021-75')).not.toHaveProperty('sale_price')
  const others = [...goods.values()].filter(({ gtin }) => !gtin)
  expect(others.length).toBeGreaterThan(20)
  for (const good of others) expect(good.identifier_exists, good.id).toBe('no')
  expect([...goods.values()].some(({ availability }) => availability === 'out_of_stock')).toBe(true)
  const some = [...goods.values()].filter(({ sale_price, multipack }, place) => sale_price || multipack || place % 9 === 0)
  for (const good of some) {
    const page = await openBrowser(shop).open((good.link ?? '').slice(origin.length).replaceAll('&amp;', '&'))
    const cents = Math.round(Number.parseFloat(good.sale_price ?? good.price ?? '') * 100) / Number(good.multipack ?? 1)
    expect(page.html, good.id).toContain(`${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`)
    if (good.sale_price) expect(page.all('s').length).toBeGreaterThan(0)
  }

  await shop.call('PUT', '/admin/product/abbesse', { isValid: false })
  expect((await readGoods()).has('abbesse-2021-75')).toBe(false)
})

test('no catalogue tells a price that the shop hides', async () => {
  await shop.set('PRODUCT_FEED', 'true')
  await shop.set('HIDE_PRICES', 'true')
  expect((await shop.get('/catalogue.xml')).status).toBe(404)
  await shop.set('HIDE_PRICES', '')
})
