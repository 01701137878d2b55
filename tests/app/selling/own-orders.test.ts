import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../support/account.ts'
import { origin } from '../../support/site.ts'
import { openPart } from '../support/checkout.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

/** Places an order as the holder of a token, or as a guest with an address. */
async function place(email: string, token?: string): Promise<{ token: string; reference: string }> {
  const who = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const body = {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email, isAdult: true },
    address: { billing: { ...who, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  }
  const headers = {
    host: new URL(origin).host,
    idSite: '1',
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const sent = new Request(`${origin}/api/order`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await (await shop.shop.fetch(sent)).json()
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data
}

async function logIn(email: string): Promise<string> {
  const logged = await shop.shop.fetch(
    new Request(`${origin}/api/login`, {
      method: 'POST',
      headers: { host: new URL(origin).host, idSite: '1', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'le merle siffle tard' }),
    }),
  )
  return (await logged.json()).data.token
}

test('a member sees the orders placed under their account, and none that a guest placed with their address', async () => {
  const email = 'membre@shop.test'
  const browser = await enter(shop, email)
  expect((await browser.open('/mon-compte/commandes')).html).toContain('Vous n’avez pas encore de commande.')
  expect((await browser.open('/mon-compte')).html).not.toContain('Votre dernière commande')
  const guest = await place(email)
  const own = await place(email, await logIn(email))
  const page = await browser.open('/mon-compte/commandes')
  expect(page.html).toContain(`Commande ${own.reference}`)
  expect(page.html).not.toContain(guest.reference)
  expect(page.one(`a[href="/suivi/${own.token}"]`).attribute('data-reload')).toBe('')
  expect((await browser.open(`/suivi/${own.token}`)).html).toContain('Ce que vous avez commandé')
  expect((await browser.open('/mon-compte/commandes?page=2')).status).toBe(404)
})

test('a member orders the same again from the list, by one button an order that says which; a closed shop has none', async () => {
  const email = 'encore@shop.test'
  const browser = await enter(shop, email)
  const own = await place(email, await logIn(email))
  const list = await browser.open('/mon-compte/commandes')
  expect(list.one('.rows').text).toContain('6 × Clos de l’Abbesse 2021')
  expect(list.button(`Commander de nouveau ce que contenait la commande ${own.reference}`).text).toBe('Commander de nouveau')
  const space = await browser.open('/mon-compte')
  expect(space.one('[aria-labelledby="derniere"]').text, 'the last one is at hand').toContain(own.reference)
  const again = await browser.send(space, `/suivi/${own.token}/recommander`)
  expect(again.url, 'all of it is there, and nothing is left to say').toBe('/commande')
  expect(again.one('.summary-part .mini').text).toMatch(/^Clos de l’Abbesse6 × /)
  expect(openPart(again), 'nothing is asked once more').toBe('recapitulatif')
  expect(again.main.text, 'where their last order went').toContain('12, impasse des Tilleuls, 39600 Montorge')
  await shop.call('PUT', '/admin/site', { isECommerce: false })
  expect((await browser.open('/mon-compte')).html).not.toContain('/recommander')
  const closed = await browser.open('/mon-compte/commandes')
  expect(closed.one('.rows').text).toContain(own.reference)
  expect(closed.html).not.toContain('/recommander')
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
