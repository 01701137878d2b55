import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const rates = [{ countries: ['FR'], postalPrefixes: ['25'], cartons: [{ places: 12, price: 100, mostGrams: null }] }]
  await shop.call('POST', '/admin/carrier', { name: 'Voisin', serviceCode: 'V1', rates })
})
afterAll(() => shop.close())

const street = { firstname: 'Léa', lastname: 'Morel', address: '2, quai Vauban' }

async function order() {
  return shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 3 }],
    user: { phone: '06 39 98 12 34', email: 'lea@amend.test', isAdult: true },
    address: { billing: { ...street, postalCode: '39600', city: 'Arbois', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
}

test('an owner sends an order elsewhere by another carrier: prices are told for where it goes, faults keep what was typed, two act once', async () => {
  const { id, token, total } = await order()
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  const staff = await openStaffBrowser(shop)
  const opened = await staff.open(`/admin/commandes/${id}`)
  const place = `/admin/commandes/${id}/livraison`
  expect(opened.links().some((link) => link.href === place)).toBe(true)
  const form = await staff.open(place)
  expect([form.fieldNamed('adresse').value, form.fieldNamed('code').value]).toEqual(['2, quai Vauban', '39600'])
  expect(plain(form.main.text)).toContain('Le client paie autant qu’à présent.')
  expect(plain(form.main.text)).not.toContain('Voisin')

  const abroad = await staff.send(form, place, { adresse: '8, rue Neuve', code: '20000', ville: 'Ajaccio' })
  expect([abroad.status, abroad.fieldNamed('adresse').value]).toEqual([422, '8, rue Neuve'])
  expect(abroad.fieldNamed('code').fault).toContain('n’est pas taxé comme celui de la commande')

  const mute = await staff.send(abroad, place, { code: '25000', ville: '' })
  expect([mute.status, mute.fieldNamed('code').value]).toEqual([422, '25000'])
  expect(mute.fieldNamed('ville').fault).toBeTruthy()
  expect(plain(mute.main.text)).toMatch(/Voisin, 1,00 € .*remboursés au client, avec un avoir/)

  const { offers } = (await shop.call('GET', `/admin/order/${id}/delivery?country=FR&postalCode=25000`)) as never as {
    offers: { id: string; name: string }[]
  }
  const near = offers.find(({ name }) => name === 'Voisin')?.id ?? ''
  const changed = await staff.send(mute, place, { ville: 'Besançon', transporteur: near })
  const said = plain(changed.main.text)
  expect(said).toContain('8, rue Neuve, 25000 Besançon')
  expect(said).toMatch(/Livraison changée Voisin/)
  const after = (await shop.call('GET', `/admin/order/${id}`)) as never as Record<string, number>
  expect([after.paid, after.refunded]).toEqual([total, (after.shippingFees ?? 0) - 100])
  expect(plain((await shop.page(`/suivi/${token}`)).text)).toContain('Besançon')

  const stale = await staff.post(mute, place, { ville: 'Dole', transporteur: near })
  expect(stale.status).toBe(409)
  expect(plain(stale.main.text)).toContain('Cette commande a changé pendant que vous la lisiez')
  expect(stale.fieldNamed('ville').value).toBe('Dole')
  const again = await staff.send(stale, place)
  expect(plain(again.main.text)).toContain('25000 Dole')
})

test('an order that has left leads nowhere else, and says so', async () => {
  const { id } = await order()
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  for (const fulfilment of ['preparing', 'shipped']) await shop.call('PUT', `/admin/order/${id}`, { fulfilment })
  const staff = await openStaffBrowser(shop)
  expect((await staff.open(`/admin/commandes/${id}`)).html).not.toContain(`${id}/livraison`)
  const told = await staff.open(`/admin/commandes/${id}/livraison`)
  expect(plain(told.main.text)).toContain('elle ne change plus')
  expect(told.all('input[name="cle"]')).toHaveLength(0)
})

test('bottles are taken off an order once their sum was asked about; a number that is none stays beside its fault', async () => {
  const { id, reference, total } = await order()
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  const staff = await openStaffBrowser(shop)
  const place = `/admin/commandes/${id}/articles`
  expect((await staff.open(`/admin/commandes/${id}`)).links().some((link) => link.href === place)).toBe(true)
  const tooMany = await staff.open(`${place}?retirer-0=4`)
  expect([tooMany.status, tooMany.fieldNamed('retirer-0').value]).toEqual([422, '4'])
  expect(tooMany.fieldNamed('retirer-0').fault).toBe('Un nombre entier, 3 au plus.')
  expect((await staff.open(`${place}?retirer-0=0`)).fieldNamed('retirer-0').fault).toContain('Dites combien')
  const asked = await staff.open(`${place}?retirer-0=1`)
  expect(plain(asked.one('h1').text)).toMatch(/^Retirer 1 × .* \?$/)
  expect((await shop.call('GET', `/admin/order/${id}`)).refunded).toBe(0)
  const done = await staff.send(asked, place)
  expect(plain(done.main.text)).toContain('1 ne part pas, rendu avant le départ : il en reste 2 à envoyer.')
  const { refunded, lines } = (await shop.call('GET', `/admin/order/${id}`)) as never as {
    refunded: number
    lines: { paid: number }[]
  }
  expect(refunded).toBe(Math.floor((lines[0]?.paid ?? 0) / 3))
  expect(total).toBeGreaterThan(refunded)
  const all = await staff.send(await staff.open(`${place}?retirer-0=2`), place)
  expect(all.status).toBe(409)
  expect(plain(all.main.text)).toContain('annulez la commande')
  expect(all.fieldNamed('retirer-0').value).toBe('2')
  expect(reference).toBeTruthy()
})
