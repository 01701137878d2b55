import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('HANDLE_STOCK', 'true')
})
afterAll(() => shop.close())

/** A parcel of three bottles that left, of which its buyer says that some are broken. */
async function claim() {
  const who = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const order = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 3 }],
    user: { phone: '06 39 98 12 34', email: 'agathe@casse.test', isAdult: true },
    address: { billing: { ...who, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  await shop.call('POST', `/admin/order/${order.id}/payment`, {})
  for (const fulfilment of ['preparing', 'shipped']) await shop.call('PUT', `/admin/order/${order.id}`, { fulfilment })
  const key = `casse-${crypto.randomUUID()}`
  await shop.call('POST', '/order/claim', { token: order.token, key, kind: 'BREAKAGE', message: 'Deux bouteilles cassées.' })
  return { order, place: `/admin/reclamations/${key}` }
}

test('a claim says by when it is put right, and what is paid back and sent anew is named and asked about before it is done', async () => {
  const { order, place } = await claim()
  const staff = await openStaffBrowser(shop)
  const opened = await staff.open(place)
  expect(plain(opened.main.text)).toMatch(/À remplacer ou à rembourser avant la fin du \S+ \d/)

  const mute = await staff.send(opened, place, { answer: ' ', 'renv-0': '1' })
  expect([mute.status, mute.fieldNamed('renv-0').value]).toEqual([422, '1'])
  expect(mute.fieldNamed('answer').fault).toContain('Écrivez un mot au client')
  const tooMany = await staff.send(mute, place, { answer: 'Pardon.', 'remb-0': '3' })
  expect([tooMany.status, tooMany.fieldNamed('answer').value]).toEqual([422, 'Pardon.'])
  expect(tooMany.fieldNamed('remb-0').fault).toContain('3 au plus')

  const asked = await staff.send(tooMany, place, { 'remb-0': '2' })
  expect(asked.status).toBe(200)
  expect(plain(asked.one('h1').text)).toMatch(/^Rembourser .* €, Renvoyer 1 article \?$/)
  expect((await shop.call('GET', `/admin/order/${order.id}`)).refunded).toBe(0)
  const done = await staff.send(asked, place)
  const said = plain(done.main.text)
  expect(said).toContain('Répondu')
  expect(said).toMatch(/Remboursé : 2 × .* Renvoyé : 1 × /)
  expect(done.all('form[method="post"]')).toHaveLength(0)
  const after = await shop.call('GET', `/admin/order/${order.id}`)
  expect(after.refunded).toBeGreaterThan(0)
  expect((await staff.open('/admin/stock')).html).toContain(`Remplacement pour la commande ${order.reference}`)

  const again = await staff.post(asked, place)
  expect(again.status).toBe(409)
  expect((await shop.call('GET', `/admin/order/${order.id}`)).refunded).toBe(after.refunded)
})
