import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import { fieldsOf } from '../../support/browser.ts'
import { newBuyer, openSellingShop, order, readOrders, sendStep, withCart } from '../support/checkout.ts'
import { type OwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const later = (days: number) => addDays(parisDay(new Date()), days)
const home = { mode: 'c-domicile' }
const given = { ...home, cadeau: 'on', carte: 'Bonne fête\nMarthe' }

async function reachDelivery() {
  const browser = await withCart(shop)
  await sendStep(browser, 'coordonnees', newBuyer())
  return browser
}

test('a gift is said on the page of the delivery, read before the order, and kept with it, for its buyer and the house', async () => {
  await shop.set('GIFT_WRAPPING', 'true')
  await shop.set('GIFT_WRAPPING_PRICE', '4.5')
  const browser = await reachDelivery()
  const asked = await browser.open('/commande/livraison')
  expect(asked.text).toContain('Emballage cadeau, 4,50\u00a0€')
  const day = later(40)
  await sendStep(browser, 'livraison', { ...given, emballage: 'on', jour: day })
  expect(fieldsOf(await browser.open('/commande/livraison'), '/commande/livraison')).toMatchObject({
    cadeau: 'on',
    carte: 'Bonne fête\nMarthe',
    emballage: 'on',
    jour: day,
  })
  const summary = await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
  expect(summary.text).toContain('Emballage cadeau demandé')
  expect(summary.definition(giftTexts.wrapping)).toBe('4,50\u00a0€')
  const placed = await order(browser)
  expect(placed.url).toContain('/suivi/')
  expect(placed.definition(giftTexts.wrapping)).toBe('4,50\u00a0€')
  expect(placed.text).toContain('Carte\u00a0: «\u00a0Bonne fête Marthe\u00a0»')
  const row = (await readOrders(shop)).at(-1)
  expect(row).toMatchObject({ wrapping: 450, wrapping_rate: 2000, total: 4800 + 1190 + 450 })
  expect(JSON.parse(row?.gift ?? '')).toEqual({ card: 'Bonne fête\nMarthe', isWrapped: true, day })

  const staff = await openStaffBrowser(shop)
  const desk = await staff.open(`/admin/commandes/${row?.id}`)
  expect(desk.text).toContain('Emballage cadeau demandé')
  expect(desk.hrefs).toContain(`/admin/commandes/${row?.id}/bon/card`)
  const card = await staff.open(`/admin/commandes/${row?.id}/bon/card`)
  expect(card.headers.get('content-type')).toBe('application/pdf')
})

test('what cannot be kept is told beside its field, with what was typed; without the box nothing of it counts', async () => {
  const browser = await reachDelivery()
  const long = 'a'.repeat(401)
  const page = await browser.open('/commande/livraison')
  const refused = await browser.post(page, '/commande/livraison', { ...given, carte: long, jour: 'demain' })
  expect(refused.status).toBe(422)
  expect(refused.field(/^Le mot de la carte/).fault).toContain('400 caractères au plus')
  expect(refused.field(/^Jour souhaité/).fault).toContain('jour')
  expect(fieldsOf(refused, '/commande/livraison')).toMatchObject({ cadeau: 'on', carte: long })
  const early = await browser.post(page, '/commande/livraison', { ...given, jour: later(0) })
  expect(early.status).toBe(422)
  expect(early.field(/^Jour souhaité/).fault).toMatch(/^Choisissez un jour entre le \d+ \S+ \d{4}, le premier/)
  await browser.send(page, '/commande/livraison', { ...home, carte: long, jour: later(0) })
  await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
  const placed = await order(browser)
  expect(placed.text).not.toContain('Aucun prix dans le colis')
  expect((await readOrders(shop)).at(-1)).toMatchObject({ gift: '', wrapping: 0 })
})

test('wrapping that is no longer offered is told before anything is ordered', async () => {
  const browser = await reachDelivery()
  await sendStep(browser, 'livraison', { ...given, emballage: 'on' })
  const summary = await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
  const before = (await readOrders(shop)).length
  await shop.set('GIFT_WRAPPING', 'false')
  const refused = await browser.post(summary, '/commande/recapitulatif', { conditions: 'on', adulte: 'on' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('L’emballage cadeau n’est plus proposé')
  expect((await readOrders(shop)).length).toBe(before)
})
