import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol, logIn } from '../../support/account.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import {
  accepted,
  buyer,
  newBuyer,
  openSellingShop,
  order,
  reachSummary,
  readOrders,
  sendStep,
  withCart,
} from '../support/checkout.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const summary = '/commande/recapitulatif'
const theirs = [buyer.address, buyer.phone, buyer.lastname]

/** Another browser with the cart cookie that this one has now. */
function copyCart(browser: Browser): Browser {
  const copy = openBrowser(shop)
  for (const [name, value] of browser.cookies) if (name.endsWith('cart')) copy.cookies.set(name, value)
  return copy
}

/** All that a browser can be shown of a cart. */
async function readAll(browser: Browser): Promise<string> {
  const pages = ['/panier', '/commande/coordonnees', '/commande/livraison', '/commande/paiement', summary]
  const shown = []
  for (const path of pages) shown.push((await browser.open(path)).html)
  return shown.join('\n')
}

const isEmpty = async (browser: Browser) => (await browser.open('/panier')).html.includes('Votre panier est encore vide')

test('threat 56: whoever kept the cookie of before reads nothing of what a guest types later, and sends nothing into their order', async () => {
  const victim = await withCart(shop)
  const thief = copyCart(victim)
  const page = await reachSummary(victim)
  const read = await readAll(thief)
  for (const word of theirs) expect(read).not.toContain(word)
  await sendStep(thief, 'coordonnees', { ...newBuyer(), address: '1, rue du Voleur' })
  const placed = await victim.send(page, summary, accepted)
  expect(placed.url).toMatch(/^\/suivi\//)
  expect((await readOrders(shop)).at(-1)?.billing_address).toContain(buyer.address)
  expect(await readAll(thief)).not.toContain(buyer.address)
})

test('threat 56: a cookie planted with a name in it is left behind as soon as another name is typed', async () => {
  const thief = await withCart(shop)
  await sendStep(thief, 'coordonnees', { ...newBuyer(), lastname: 'Voleur' })
  const victim = copyCart(thief)
  await reachSummary(victim)
  expect(await readAll(thief)).not.toContain(buyer.lastname)
  expect((await order(victim)).url).toMatch(/^\/suivi\//)
})

test('threat 23: the cart cookie of before a login opens nothing after it, nor after the logout', async () => {
  const victim = await enrol(shop, 'proie@shop.test')
  await withCart(shop, 'abbesse-2021-75:2', victim)
  const thief = copyCart(victim)
  await logIn(victim, 'proie@shop.test')
  const later = copyCart(victim)
  await reachSummary(victim, { who: { email: 'proie@shop.test' } })
  for (const other of [thief, later]) {
    expect(await isEmpty(other)).toBe(true)
    const read = await readAll(other)
    for (const word of theirs) expect(read).not.toContain(word)
  }
  await victim.post(await victim.open('/deconnexion'), '/deconnexion')
  for (const other of [thief, later, victim]) expect(await isEmpty(other)).toBe(true)
  await logIn(victim, 'proie@shop.test')
  expect((await victim.open('/panier')).html).toContain('Clos de l’Abbesse')
})

test('threat 2: after an order the cookie of before leads neither to its page nor to its papers', async () => {
  const victim = await withCart(shop)
  const thief = copyCart(victim)
  const page = await reachSummary(victim)
  const placed = await victim.post(page, summary, accepted)
  const stolen = await thief.post(page, summary, accepted)
  expect(placed.headers.get('location')).toMatch(/^\/suivi\//)
  expect(stolen.headers.get('location') ?? '').not.toContain('/suivi/')
  expect(await readAll(thief)).not.toContain('/suivi/')
})

test('two clicks at once on the page of the address lose neither the goods nor what was typed', async () => {
  const browser = await withCart(shop)
  const page = await browser.open('/commande/coordonnees')
  const who = newBuyer()
  await Promise.all([1, 2].map(() => browser.post(page, '/commande/coordonnees', who)))
  await sendStep(browser, 'livraison', { mode: 'c-domicile' })
  await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
  expect((await order(browser)).url).toMatch(/^\/suivi\//)
})

test('a member whose session is over is led to the login from the checkout, and finds all of it again', async () => {
  const browser = await enrol(shop, 'retour@shop.test')
  await logIn(browser, 'retour@shop.test')
  await withCart(shop, 'abbesse-2021-75:2', browser)
  const page = await reachSummary(browser, { who: { email: 'retour@shop.test' } })
  for (const name of [...browser.cookies.keys()]) if (name.endsWith('token')) browser.cookies.delete(name)
  expect((await browser.send(page, summary, accepted)).url).toMatch(/^\/auth\?/)
  await logIn(browser, 'retour@shop.test')
  expect((await order(browser)).url).toMatch(/^\/suivi\//)
})
