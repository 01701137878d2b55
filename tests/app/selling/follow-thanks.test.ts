import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { origin } from '../../support/site.ts'
import { firstSlot, newBuyer, openSellingShop, order, reachSummary, sendStep, withCart } from '../support/checkout.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const thanked = 'Merci, Agathe'

test('whoever has just ordered is thanked by name, sees their bottles, and is told of the message, the money and the way', async () => {
  const browser = await withCart(shop, 'abbesse-2021-75:2,jaune-2017-62:1')
  const who = newBuyer()
  await reachSummary(browser, { who })
  const placed = await order(browser)
  for (const said of [thanked, `Un message part à ${who.email}`, 'Il reste à faire le virement', 'comment suivre le colis'])
    expect(placed.html).toContain(said)
  const page = await browser.open(placed.url)
  expect(page.all('.order-shelf li').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^2 × Clos de l’Abbesse 2021/),
    expect.stringMatching(/^1 × Vin jaune 2017/),
  ])
  expect(page.all('.order-shelf img').map((image) => image.attribute('src'))).toEqual([
    '/art/bottle-abbesse.svg',
    '/art/bottle-jaune.svg',
  ])
  expect(page.all('.order-way h3').map(({ text }) => text)).toEqual(['Votre virement', 'Nous emballons', 'Chez vous'])
  expect(page.one('.order-way [aria-current=step] h3').text).toBe('Votre virement')
  const db = bindToSite(shop.db, '1')
  const before = new Date(Date.now() - 2 * 24 * 3600 * 1000).toISOString()
  await db.inTransaction((tx) => tx.updateTable('orders').set({ placed_at: before }).where('email', '=', who.email).execute())
  const later = await browser.open(placed.url)
  expect(later.html).not.toContain(thanked)
  expect(later.all('form[action$="/compte"]')).toEqual([])
})

test('the way of a parcel is drawn from the house to the town, of which nothing but its name is told; a neighbour has none', async () => {
  const browser = await withCart(shop)
  const far = { postalCode: '75011', city: 'Paris', address: '9, rue du Secret' }
  const who = { ...newBuyer(), ...far }
  await reachSummary(browser, { who })
  const placed = await order(browser)
  const page = await browser.open(placed.url)
  const map = page.one('.order-way svg')
  expect(map.attribute('aria-hidden')).toBe('true')
  expect(page.all('.order-way svg text').map(({ text }) => text)).toEqual([
    'Montorge',
    'Paris',
    expect.stringMatching(/^3\d\d\s?km à vol d’oiseau$/),
  ])
  // Nothing of it is behind the parcel yet; once it has left, half of it is, and at the end all.
  const done = async () => (await browser.open(placed.url)).all('.order-way svg path').map((path) => path.attribute('pathLength'))
  expect(await done()).toHaveLength(1)
  const left = { fulfilment_state: 'shipped', payment_state: 'paid' } as const
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx.updateTable('orders').set(left).where('email', '=', who.email).execute(),
  )
  expect(await done()).toEqual([undefined, '2'])
  const near = await withCart(shop)
  await reachSummary(near)
  expect((await near.open((await order(near)).url)).all('.order-way svg')).toEqual([])
})

test('whoever fetches their bottles is told when, takes the hour into their calendar, and pays there', async () => {
  const browser = await withCart(shop)
  await sendStep(browser, 'coordonnees', newBuyer())
  const page = await browser.open('/commande/livraison')
  const slot = firstSlot(page)
  await sendStep(browser, 'livraison', { mode: 'collect', slot })
  await sendStep(browser, 'paiement', { paiement: 'ON_COLLECTION' })
  const placed = await order(browser)
  expect(placed.html).toContain('Vous réglez sur place')
  expect(placed.html).not.toContain('suivre le colis')
  const shown = await browser.open(placed.url)
  const day = slot.split('.')[0] ?? ''
  expect(shown.one('.order-way li:last-child .order-big').text).toBe(sayFullDay(day))
  expect(shown.html).toContain('https://www.openstreetmap.org/search?query=7%2C+rue+de+la+Vouivre')
  const file = await shop.shop.fetch(
    new Request(`${origin}${placed.url}/retrait.ics`, { headers: { host: new URL(origin).host } }),
  )
  expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const calendar = await file.text()
  expect(calendar).toMatch(new RegExp(`DTSTART:${day.replaceAll('-', '')}T\\d{6}Z\r\nDTEND:${day.replaceAll('-', '')}T`))
  expect(calendar).toContain('STATUS:CONFIRMED')
  expect(calendar, 'calendars are shared: the key of the order is not in it').not.toContain(placed.url.split('/').at(-1))
  const left = await browser.send(await browser.open(placed.url), `${placed.url}/annuler`)
  expect(left.html).not.toContain(thanked)
})

test('an order opens an account by a password alone, which its mailbox confirms', async () => {
  const browser = await withCart(shop)
  const who = newBuyer()
  await reachSummary(browser, { who })
  const placed = await order(browser)
  const path = `${placed.url}/compte`
  const short = await browser.send(await browser.open(placed.url), path, { password: 'court' })
  expect(short.status).toBe(422)
  expect(short.one('#commande-password-fault').text).toContain('12 caractères')
  const asked = await browser.send(await browser.open(placed.url), path, { password: 'le merle siffle tard' })
  expect(asked.url).toBe('/inscription')
  const { read } = bindToSite(shop.db, '1')
  const user = await read.selectFrom('users').selectAll().where('email', '=', who.email).executeTakeFirstOrThrow()
  expect(user.confirmed_at, 'nobody but its mailbox opens it').toBeNull()
  const proof = await read.selectFrom('email_proofs').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  expect(JSON.parse(proof.profile)).toMatchObject({ firstname: 'Agathe', lastname: 'Perrenot' })
})

test('what was ordered is ordered again by one click, and what is sold no more is named before it', async () => {
  const browser = await withCart(shop, 'abbesse-2021-75:2,jaune-2017-62:1')
  await reachSummary(browser)
  const placed = await order(browser)
  const again = await browser.send(await browser.open(placed.url), `${placed.url}/recommander`)
  expect(again.url).toBe('/commande')
  expect(again.all('.summary-part .mini li').length).toBe(2)
  const { inTransaction } = bindToSite(shop.db, '1')
  const soldFrom = (is_shown: 0 | 1) =>
    inTransaction((tx) => tx.updateTable('products').set({ is_shown }).where('id', '=', 'jaune').execute())
  await soldFrom(0)
  const shown = await browser.open(placed.url)
  expect(shown.one('#recommander').text).toMatch(/Ne se vend plus.*Vin jaune 2017/)
  const rest = await browser.send(shown, `${placed.url}/recommander`)
  expect(rest.html).toContain('tout ce qui se vend encore de cette commande')
  await soldFrom(1)
})

test('whoever has no account asks for all their orders by their mailbox alone, and is told the same whatever lies there', async () => {
  const browser = await withCart(shop)
  const who = newBuyer()
  await reachSummary(browser, { who })
  await order(browser)
  const told = async (email: string) => {
    const sent = await browser.send(await browser.open('/suivi/toutes'), '/suivi/toutes', { email })
    expect(sent.url).toBe('/suivi/toutes?envoye=oui')
    return sent.one('main').text
  }
  expect(await told(who.email)).toBe(await told('personne@shop.test'))
  const wrong = await browser.send(await browser.open('/suivi/toutes'), '/suivi/toutes', { email: 'agathe' })
  expect([wrong.status, wrong.one('#toutes-email').attribute('value')]).toEqual([422, 'agathe'])
  expect((await browser.open('/suivi/abcdef/toutes')).html).toContain('Ce lien n’ouvre plus rien')
})
