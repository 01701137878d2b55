import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnedShop, openOwnedShop } from './support/owner.ts'

let shop: OwnedShop
let token: string
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('TRANSFER_IBAN', 'FR7630006000011234567890189')
  const place = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const placed = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'agathe@shop.test', isAdult: true },
    address: { billing: { ...place, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  token = String(placed.token)
})
afterAll(() => shop.close())

test('a buyer follows an order by its link: what it holds, where it is, how it is paid, and no cache keeps it', async () => {
  const answer = await shop.get(`/suivi/${token}`)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ])
  for (const told of ['6 × Clos de l’Abbesse', 'FR7630006000011234567890189', 'en attente (virement)', 'commande reçue'])
    expect(html).toContain(told)
})

test('a link that opens no order is not found, whatever its shape', async () => {
  for (const other of ['x', token.slice(1), token.slice(1) + (token[0] === 'A' ? 'B' : 'A'), token.toUpperCase().toLowerCase()])
    expect((await shop.get(`/suivi/${other}`)).status).toBe(404)
})
