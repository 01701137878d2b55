import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let token: string
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('TRANSFER_IBAN', 'FR7630006000011234567890189')
  token = await place()
})
afterAll(() => shop.close())

async function place(): Promise<string> {
  const who = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const placed = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'agathe@shop.test', isAdult: true },
    address: { billing: { ...who, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  return String(placed.token)
}

test('a buyer follows an order by its link: what it holds, where it is, how it is paid, and no cache keeps it', async () => {
  const answer = await shop.get(`/suivi/${token}`)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ])
  for (const told of [
    ...['6 × Clos de l’Abbesse', 'FR7630006000011234567890189', 'paiement en attente (virement)', 'Commande reçue'],
    ...['12, impasse des Tilleuls', '/recommander', 'Annuler la commande'],
  ])
    expect(html).toContain(told)
})

test('threat 42: the key of an order leaves its page neither with a link nor in the log', async () => {
  const answer = await shop.get(`/suivi/${token}`)
  const page = readPage(await answer.text())
  expect(page.meta('referrer')).toBe('strict-origin')
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const links = page.links().filter(({ href }) => href?.includes(token))
  expect(links.length).toBeGreaterThan(0)
  for (const { attribute } of links) {
    expect([attribute('data-reload') !== undefined, attribute('data-discover')]).toEqual([true, undefined])
  }
  expect(page.one('head').element.innerHTML).not.toContain(token)
  await shop.get(`/suivi/${token}.data`)
  await shop.post(`/suivi/${token}/annuler`, {}, { origin: 'https://ailleurs.test' })
  const log = JSON.stringify(await shop.log())
  expect(log).toContain('/suivi/')
  expect(log).not.toContain(token)
})

test('a link that opens no order is not found, whatever its shape', async () => {
  for (const other of ['x', token.slice(1), token.slice(1) + (token[0] === 'A' ? 'B' : 'A'), token.toUpperCase().toLowerCase()]) {
    expect((await shop.get(`/suivi/${other}`)).status).toBe(404)
    expect((await shop.post(`/suivi/${other}/annuler`, {})).status).toBe(404)
  }
  expect((await shop.get(`/suivi/${token}/autre`)).status).toBe(404)
  expect((await shop.post(`/suivi/${token}/autre`, {})).status).toBe(404)
})

test('whoever comes to an act of an order to read is led to the order', async () => {
  for (const act of ['payer', 'essai', 'annuler', 'confirmer', 'creneau']) {
    const answer = await shop.get(`/suivi/${token}/${act}`)
    expect([act, answer.status, answer.headers.get('location')]).toEqual([act, 303, `/suivi/${token}`])
  }
})

test('a buyer chooses another means, pays with the card of the demo, and is told where the order stands', async () => {
  const browser = openBrowser(shop)
  const page = await browser.open(`/suivi/${await place()}`)
  const path = page.url
  const chosen = await browser.send(page, `${path}/payer`, { moyen: 'CARD' })
  expect(chosen.html).toContain('La page de paiement est prête')
  expect(chosen.link('Payer maintenant').href).toBe(`${path}?essai=1`)
  const practice = await browser.open(`${path}?essai=1`)
  expect(practice.html).toContain('aucun argent ne circule')
  const failed = await browser.send(practice, `${path}/essai`, { issue: 'refusee' })
  expect(failed.html).toContain('Le dernier paiement n’a pas abouti')
  const again = await browser.send(failed, `${path}/payer`, { moyen: 'CARD' })
  expect(again.html).toContain('Payer maintenant')
  const paid = await browser.send(await browser.open(`${path}?essai=1`), `${path}/essai`, { issue: 'payee' })
  expect(paid.html).toContain('paiement reçu (carte bancaire)')
  expect(paid.html).not.toContain('Payer maintenant')
  const refused = await browser.send(again, `${path}/payer`, { moyen: 'TRANSFER' })
  expect(refused.status).toBe(409)
  expect(refused.alert().text).not.toBe('')
})

test('a buyer cancels what nobody prepares yet, once and for good', async () => {
  const browser = openBrowser(shop)
  const page = await browser.open(`/suivi/${await place()}`)
  const ended = await browser.send(page, `${page.url}/annuler`)
  expect(ended.html).toContain('Votre commande est annulée')
  expect(ended.html).not.toContain('Oui, annuler la commande')
  expect((await browser.send(page, `${page.url}/annuler`)).status).toBe(200)
})

test('the link of an order is sent again by the same answer whether there is such an order or not', async () => {
  const browser = openBrowser(shop)
  const page = await browser.open('/suivi')
  const asked = { reference: '7KQ2-M9XD', email: 'agathe@shop.test' }
  const [one, other] = [
    await browser.send(page, '/suivi', asked),
    await browser.send(page, '/suivi', { ...asked, reference: 'rien de tel' }),
  ]
  expect(one.html).toContain('un message avec son lien vient de partir')
  expect([other.status, other.url]).toEqual([one.status, one.url])
  const refused = await browser.send(page, '/suivi', { reference: '', email: 'agathe' })
  expect(refused.status).toBe(422)
  expect(refused.field('Numéro de commande').fault).toBe('Indiquez le numéro de la commande.')
  expect(refused.field('Adresse e-mail').value).toBe('agathe')
  expect(refused.focused?.name).toBe('Numéro de commande')
})
