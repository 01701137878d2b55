import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

async function place(until: string[]): Promise<string> {
  const placed = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'agathe@shop.test', isAdult: true },
    address: {
      billing: {
        firstname: 'Agathe',
        lastname: 'Perrenot',
        address: '12, impasse des Tilleuls',
        postalCode: '39600',
        city: 'Montorge',
        country: 'FR',
      },
    },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  if (until.length > 0) await shop.call('POST', `/admin/order/${placed.id}/payment`, {})
  for (const fulfilment of until) await shop.call('PUT', `/admin/order/${placed.id}`, { fulfilment })
  return `/suivi/${placed.token}`
}

test('a guest says from the page of the order what they think, the house publishes it, and it is read beside the wine', async () => {
  const path = await place(['preparing', 'shipped'])
  const browser = openBrowser(shop)
  const order = await browser.open(path)
  expect(order.link('Donner mon avis').href).toBe(`${path}/avis`)
  const page = await browser.open(`${path}/avis`)
  expect(page.field('Signé').value).toBe('Agathe P.')
  const refused = await browser.send(page, `${path}/avis`, { note: '', avis: 'Une belle bouteille, <b>droite</b>.' })
  expect(refused.status).toBe(422)
  expect(refused.field('Votre note').fault).toContain('Choisissez de une à cinq étoiles.')
  expect(refused.field(/^Ce que vous en dites/).value).toBe('Une belle bouteille, <b>droite</b>.')
  const given = await browser.send(refused, `${path}/avis`, { note: '4' })
  expect(given.text).toContain('votre avis est reçu')
  expect((await shop.page('/boutique/clos-de-l-abbesse')).text).not.toContain('Agathe P.')

  const staff = await openStaffBrowser(shop)
  const desk = await staff.open((await staff.open('/admin')).link(/^Un avis vous attend/).href ?? '')
  const record = await staff.open(desk.link(/Clos de l’Abbesse/).href ?? '')
  expect(record.text).toContain('Une belle bouteille')
  const saved = await staff.send(record, record.url, { state: 'PUBLISHED', answer: 'Merci Agathe.' })
  expect(saved.status).toBe(200)

  const wine = await shop.page('/boutique/clos-de-l-abbesse')
  const opinions = wine.region('Ce qu’en disent les acheteurs')
  for (const told of ['Agathe P.', 'Achat vérifié', 'Une belle bouteille, <b>droite</b>.', 'Merci Agathe.', '4,0 sur 5 · 1 avis'])
    expect(opinions.text).toContain(told)
  expect(wine.structuredData[0]).toMatchObject({ aggregateRating: { ratingValue: '4.0', reviewCount: 1 } })
  const cards = (await shop.page('/boutique?q=abbesse')).all('.good').map(({ text }) => text)
  expect(cards.find((text) => text.includes('Clos de l’Abbesse'))).toContain('4,0 sur 5')
  expect((await shop.page('/boutique/clos-de-l-abbesse/avis')).text).toContain('Agathe P.')
  expect((await shop.get('/boutique/les-murgers/avis')).status).toBe(404)
  const again = await browser.open(`${path}/avis`)
  expect(again.main.buttons()).toHaveLength(0)
  expect(again.text).toContain('Publié.')
})

test('before anything has left there is nothing to judge yet', async () => {
  const page = await openBrowser(shop).open(`${await place([])}/avis`)
  expect(page.text).toContain('revenez quand vous aurez goûté')
  expect(page.main.buttons()).toHaveLength(0)
})
