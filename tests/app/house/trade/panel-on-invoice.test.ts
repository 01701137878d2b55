import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

async function sell(more: object) {
  const place = {
    firstname: 'Léa',
    lastname: 'Morel',
    address: '2, quai Vauban',
    postalCode: '25000',
    city: 'Besançon',
    country: 'FR',
  }
  return shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'lea@bistrot.test', isAdult: true },
    address: { billing: { ...place, ...more } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
}

test('an owner sends a bistrot its wine before its money, whose page says until when, and notes the transfer when it comes', async () => {
  const { id, token } = await sell({ company: 'Bistrot du Quai', siren: '732829320' })
  const staff = await openStaffBrowser(shop)
  const path = `/admin/commandes/${id}`
  const wrong = await staff.send(await staff.open(path), `${path}/sur-facture`, { jours: '90' })
  expect([wrong.status, wrong.fieldNamed('jours').value, wrong.fieldNamed('jours').fault]).toEqual([
    422,
    '90',
    'Un nombre de jours, de 0 à 60.',
  ])
  const trusted = await staff.send(wrong, `${path}/sur-facture`, { jours: '45' })
  expect(plain(trusted.main.text)).toContain('À 45 jours après le départ')
  expect(plain((await shop.page(`/suivi/${token}`)).text)).toContain('sur facture, après l’expédition')
  const preparing = await staff.send(trusted, `${path}/etat`, { etat: 'preparing' })
  const again = await staff.send(preparing, `${path}/sur-facture`)
  expect(plain(again.main.text)).not.toContain('À 45 jours')
  const once = await staff.send(again, `${path}/sur-facture`, { jours: '30' })
  const sent = await staff.send(once, `${path}/etat`, { etat: 'shipped' })
  expect(plain(sent.main.text)).toContain('À payer au plus tard le')
  expect(sent.links().filter(({ href }) => href?.endsWith('/pdf'))).toHaveLength(1)
  expect((await staff.open('/admin/commandes?vue=a-encaisser')).rows('Léa Morel')).toHaveLength(1)
  expect(plain((await shop.page(`/suivi/${token}`)).text)).toMatch(/votre facture est à payer au plus tard le \d+/)
  const paid = await staff.send(sent, `${path}/paiement`, { remarque: 'virement du 30' })
  expect(plain(paid.main.text)).not.toContain('À payer au plus tard le')
  expect((await staff.open('/admin/commandes?vue=a-encaisser')).rows('Léa Morel')).toHaveLength(0)
})

test('nobody is offered it who has no number of a company', async () => {
  const { id } = await sell({})
  const staff = await openStaffBrowser(shop)
  expect((await staff.open(`/admin/commandes/${id}`)).html).not.toContain('sur-facture')
})
