import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { openBrowser } from '../../support/browser.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let path: string
/** Of an order that anybody may have placed in her name. */
let unpaid: string
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('TRANSFER_IBAN', 'FR7630006000011234567890189')
  const who = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const wanted = {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'agathe@shop.test', isAdult: true },
    address: { billing: { ...who, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  }
  const { id, token } = await shop.call('POST', '/order', wanted)
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  for (const fulfilment of ['preparing', 'shipped']) await shop.call('PUT', `/admin/order/${id}`, { fulfilment })
  path = `/suivi/${token}/sans-avis`
  unpaid = `/suivi/${(await shop.call('POST', '/order', wanted)).token}/sans-avis`
})
afterAll(() => shop.close())

const refusals = async () => (await bindToSite(shop.db, '1').read.selectFrom('review_refusals').selectAll().execute()).length
beforeEach(() => bindToSite(shop.db, '1').inTransaction((tx) => tx.deleteFrom('review_refusals').execute()))

const post = (to: string, headers = {}) =>
  shop.shop.fetch(
    new Request(origin + to, { method: 'POST', headers, body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  )

test('a mail program ends the mails that ask for a review with one post from nowhere; a link that is only opened ends nothing', async () => {
  const opened = await shop.get(path)
  expect([opened.status, opened.headers.get('cache-control'), await refusals()]).toEqual([200, 'private, no-store', 0])
  const left = await post(path)
  expect([left.status, (await left.text()).includes('C’est noté'), await refusals()]).toEqual([200, true, 1])
  for (const elsewhere of ['https://mail.test', 'null', 'x'])
    expect((await post(path, { origin: elsewhere, 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  expect((await shop.log()).filter(({ level }) => level === 'error')).toEqual([])
  expect((await post(`/suivi/${'x'.repeat(43)}/sans-avis`)).status).toBe(404)
  expect((await post(path.replace('sans-avis', 'annuler'))).status).toBe(403)
})

test('a person ends them by the one button of the page, without a script, and may do so twice', async () => {
  const browser = openBrowser(shop)
  const page = await browser.open(path)
  expect(page.html).toContain('Les messages de vos commandes elles-mêmes continuent d’arriver.')
  for (let turn = 0; turn < 2; turn += 1) {
    const done = await browser.send(page, path)
    expect([done.url, done.html.includes('Vous ne recevrez plus de demandes d’avis'), await refusals()]).toEqual([
      `${path}?fait=oui`,
      true,
      1,
    ])
  }
})

test('an order that has not left asks for no review: whoever places it in a name ends nothing for whoever bears it', async () => {
  const tried = [(await shop.get(unpaid)).status, (await post(unpaid)).status]
  expect([...tried, await refusals()]).toEqual([404, 404, 0])
})
