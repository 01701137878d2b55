import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { firstSlot, newBuyer, openSellingShop, order, reachSummary, sendStep, withCart } from '../support/checkout.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const thanked = 'Merci pour votre commande'

test('whoever has just ordered is thanked, told of the message, of the money and of the way', async () => {
  const browser = await withCart(shop)
  const who = newBuyer()
  await reachSummary(browser, { who })
  const placed = await order(browser)
  for (const said of [thanked, `Un message part à ${who.email}`, 'Il reste à faire le virement', 'comment suivre le colis'])
    expect(placed.html).toContain(said)
  const db = bindToSite(shop.db, '1')
  const before = new Date(Date.now() - 2 * 24 * 3600 * 1000).toISOString()
  await db.inTransaction((tx) => tx.updateTable('orders').set({ placed_at: before }).where('email', '=', who.email).execute())
  expect((await browser.open(placed.url)).html).not.toContain(thanked)
})

test('whoever fetches their bottles is told when, and that they pay there', async () => {
  const browser = await withCart(shop)
  await sendStep(browser, 'coordonnees', newBuyer())
  const page = await browser.open('/commande/livraison')
  const slot = firstSlot(page)
  await sendStep(browser, 'livraison', { mode: 'collect', slot })
  await sendStep(browser, 'paiement', { paiement: 'ON_COLLECTION' })
  const placed = await order(browser)
  expect(placed.html).toMatch(/Nous vous attendons\u00a0: \w+ \d+/)
  expect(placed.html).toContain('Vous réglez sur place')
  expect(placed.html).not.toContain('suivre le colis')
  const page2 = await browser.open(placed.url)
  const left = await browser.send(page2, `${placed.url}/annuler`)
  expect(left.html).not.toContain(thanked)
})
