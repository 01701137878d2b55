import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf } from '../../support/browser.ts'
import {
  accepted,
  faultOf,
  newBuyer,
  openSellingShop,
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
const told = 'Rien n’a été commandé\u00a0: ce que vous aviez lu a changé entre-temps.'
const swap = { address: '1, rue du Voleur', postalCode: '39600', city: 'Montorge' }

test('threat 9 threat 30: an address that was swapped in another tab after it was read is not ordered: both are shown, and the new one only once read', async () => {
  const browser = await withCart(shop)
  const who = newBuyer()
  const stale = await reachSummary(browser, { who })
  await sendStep(browser, 'coordonnees', { ...who, ...swap })
  const before = (await readOrders(shop)).length
  const refused = await browser.send(stale, summary, accepted)
  expect(refused.status).toBe(409)
  expect(refused.html).toContain(told)
  const fault = faultOf(refused, 'faute-coordonnees') ?? ''
  expect(fault).toMatch(/^Vous aviez lu\u00a0: .*12, impasse des Tilleuls.* C’est maintenant\u00a0: .*1, rue du Voleur/)
  expect(faultOf(refused, 'faute-livraison')).toMatch(/impasse des Tilleuls.*rue du Voleur/)
  expect((await readOrders(shop)).length).toBe(before)
  expect(fieldsOf(refused, summary), 'nothing that was ticked is lost').toMatchObject(accepted)
  const placed = await browser.send(refused, summary, accepted)
  expect(placed.url).toMatch(/^\/suivi\//)
  expect(JSON.parse((await readOrders(shop)).at(-1)?.billing_address ?? '')).toMatchObject(swap)
})

test('threat 9: a second line of the address, the house on the invoice and the phone are read before they are ordered, too', async () => {
  const changes: Record<string, string>[] = [
    { addressPart2: 'Chez le voisin' },
    { company: 'Cave Autre', siren: '732829320' },
    { phone: '07 11 22 33 44' },
  ]
  for (const more of changes) {
    const browser = await withCart(shop)
    const who = newBuyer()
    const stale = await reachSummary(browser, { who })
    await sendStep(browser, 'coordonnees', { ...who, ...more })
    const refused = await browser.send(stale, summary, accepted)
    expect([refused.status, faultOf(refused, 'faute-coordonnees')]).toEqual([
      409,
      expect.stringContaining(Object.values(more)[0] ?? ''),
    ])
  }
})

test('threat 9: another way, another recipient, another word for the parcel or another means is told, and not ordered unread', async () => {
  const recipient = { firstname: 'Jean', lastname: 'Autre', address: '3, rue du Pré', postalCode: '39600', city: 'Montorge' }
  const changes: [string, Record<string, string>, RegExp][] = [
    ['livraison', { mode: 'c-domicile', vers: 'other', ...recipient }, /Agathe Perrenot.*Jean Autre/],
    ['livraison', { mode: 'c-domicile', message: 'Laissez chez la voisine' }, /Laissez chez la voisine/],
    ['paiement', { paiement: 'CHEQUE' }, /Virement\. C’est maintenant\u00a0: Chèque/],
  ]
  await shop.set('PAY_BY_CHEQUE', 'true')
  for (const [step, fields, says] of changes) {
    const browser = await withCart(shop)
    const stale = await reachSummary(browser)
    await sendStep(browser, step, fields)
    const before = (await readOrders(shop)).length
    const refused = await browser.send(stale, summary, accepted)
    expect([refused.status, faultOf(refused, `faute-${step}`)]).toEqual([409, expect.stringMatching(says)])
    expect((await readOrders(shop)).length).toBe(before)
    expect((await browser.send(refused, summary, accepted)).url).toMatch(/^\/suivi\//)
  }
})

test('threat 30: a page that has been ordered leads to its order again, and once another buyer is named in its browser, to nothing new', async () => {
  const browser = await withCart(shop)
  const page = await reachSummary(browser)
  const placed = await browser.post(page, summary, accepted)
  await withCart(shop, 'cremant-75:1', browser)
  const again = await browser.post(page, summary, accepted)
  expect(again.headers.get('location')).toBe(placed.headers.get('location'))
  await sendStep(browser, 'coordonnees', { ...newBuyer(), ...swap })
  const before = (await readOrders(shop)).length
  expect((await browser.send(page, summary, accepted)).url).not.toContain('/suivi/')
  expect((await readOrders(shop)).length).toBe(before)
})
