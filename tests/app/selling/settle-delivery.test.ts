import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { accepted, newBuyer, openPart, openSellingShop, readOrders, sendStep, withCart } from '../support/checkout.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let express: string
beforeAll(async () => {
  shop = await openSellingShop()
  const cartons = [{ places: 600, price: 4200, mostGrams: null }]
  const rates = [{ countries: ['FR'], postalPrefixes: [], cartons, leastDays: 1, mostDays: 1 }]
  const carrier = { name: 'Demain matin', serviceCode: 'E1', rates, order: 0, wantsPhone: false }
  express = (await shop.call('POST', '/admin/carrier', carrier)).id as string
})
afterAll(() => shop.close())

const here = { recevoir: 'ici' }
const placedBy = async (mailbox: string) => {
  const order = (await readOrders(shop)).find(({ email }) => email === mailbox)
  return order && [order.delivery_type, JSON.parse(order.delivery).carrier.name, order.shipping_fees]
}

test('whoever wants the goods at the address they gave orders right after it, by the cheapest way to the door', async () => {
  const browser = await withCart(shop)
  const who = newBuyer()
  const form = (await browser.open('/commande')).form('/commande/coordonnees')
  expect(form.buttons().map(({ name }) => name)).toEqual(['Livrer à cette adresse', 'Recevoir autrement, ou offrir'])
  const page = await sendStep(browser, 'coordonnees', { ...who, ...here })
  expect(openPart(page)).toBe('recapitulatif')
  expect(page.main.text).toContain('Livraison à domicile')
  expect(page.main.text).not.toContain('Demain matin')
  expect(page.link(/^Modifier.*Livraison$/).href).toBe('/commande?partie=livraison')
  expect(
    (await readOrders(shop)).filter(({ email }) => email === who.email),
    'nothing is ordered by it',
  ).toEqual([])
  const placed = await browser.send(page, '/commande/recapitulatif', { ...accepted, paiement: 'TRANSFER' })
  expect(placed.heading('Merci, Agathe').text).toBe('Merci, Agathe')
  expect(await placedBy(who.email)).toEqual(['DELIVERY', 'Livraison à domicile', 1190])
})

test('the carrier that was chosen stays when the address is changed, at what it costs there, and what is read again is ordered', async () => {
  const browser = await withCart(shop)
  const who = newBuyer()
  const chosen = await sendStep(browser, 'coordonnees', who)
  expect(openPart(chosen), 'the other way on asks how').toBe('livraison')
  await sendStep(browser, 'livraison', { mode: `c-${express}` })
  const change = await browser.open('/commande?partie=coordonnees')
  expect(
    change
      .form('/commande/coordonnees')
      .buttons()
      .map(({ name }) => name),
  ).toEqual(['Enregistrer la modification'])
  const page = await browser.send(change, '/commande/coordonnees', { ...here, postalCode: '69003', city: 'Lyon' })
  expect(openPart(page)).toBe('recapitulatif')
  expect(page.main.text).toContain('69003 Lyon')
  await browser.send(page, '/commande/recapitulatif', { ...accepted, paiement: 'TRANSFER' })
  expect(await placedBy(who.email)).toEqual(['DELIVERY', 'Demain matin', 4200])
})

test('what is taken while it is typed stays on the page, and leaves it to the buyer how the goods are received', async () => {
  const browser = await withCart(shop)
  const who = newBuyer()
  const taken = await browser.post(await browser.open('/commande'), '/commande/coordonnees', { ...who, recevoir: 'd-avance' })
  expect([taken.status, taken.headers.get('location')]).toEqual([200, null])
  const ready = await browser.open('/commande')
  expect(openPart(ready)).toBe('recapitulatif')
  expect(ready.main.text).toContain('Livraison à domicile')
  const otherwise = await browser.open('/commande?partie=coordonnees')
  const asked = await browser.send(otherwise, '/commande/coordonnees', { recevoir: 'autrement' })
  expect(openPart(asked), 'the other way on asks how').toBe('livraison')
  expect(asked.main.text).toContain('Demain matin')
})

test('whoever orders the same again is not asked once more who they are and how it comes', async () => {
  const first = await withCart(shop)
  const who = newBuyer()
  await sendStep(first, 'coordonnees', { ...who, ...here })
  const followed = await sendStep(first, 'recapitulatif', { ...accepted, paiement: 'TRANSFER' })
  const again = await first.send(followed, `${followed.url}/recommander`)
  expect(again.main.text).toContain('Clos de l’Abbesse')
  const page = await first.open('/commande')
  expect(openPart(page)).toBe('recapitulatif')
  for (const said of [who.address, who.email, who.phone, 'Livraison à domicile']) expect(page.main.text).toContain(said)
  await first.send(page, '/commande/recapitulatif', { ...accepted, paiement: 'TRANSFER' })
  expect((await readOrders(shop)).filter(({ email }) => email === who.email)).toHaveLength(2)

  const another = await withCart(shop, 'jaune-2017-62:1')
  const other = newBuyer()
  await sendStep(another, 'coordonnees', { ...other, lastname: 'Roux' })
  await another.send(await another.open(followed.url), `${followed.url}/recommander`)
  expect((await another.open('/commande?partie=coordonnees')).field('Nom').value, 'who is named in a cart stays').toBe('Roux')
})

test('where it cannot be settled the part asks by itself: a number to call, a country nobody delivers to', async () => {
  await shop.call('PUT', `/admin/carrier/${express}`, { isValid: false })
  const browser = await withCart(shop)
  const silent = await sendStep(browser, 'coordonnees', { ...newBuyer(), phone: '', ...here })
  expect(openPart(silent)).toBe('livraison')
  expect(silent.field('Votre téléphone').value).toBe('')
  const abroad = { postalCode: '1000', city: 'Bruxelles', country: 'BE' }
  const far = await sendStep(await withCart(shop), 'coordonnees', { ...newBuyer(), ...abroad, ...here })
  expect(openPart(far)).toBe('livraison')
  expect(far.main.text).toContain('Nous n’expédions pas vers ce pays (Belgique)')
})

test('whoever has chosen to fetch their bottles, or to give them away, is led on to that and not past it', async () => {
  const browser = await withCart(shop)
  await sendStep(browser, 'coordonnees', newBuyer())
  await sendStep(browser, 'livraison', { mode: 'c-domicile', cadeau: 'on', carte: 'Bonne fête !' })
  const page = await browser.open('/commande?partie=coordonnees')
  expect(page.main.all('[name="recevoir"]')).toEqual([])
  const gift = await browser.send(page, '/commande/coordonnees', { firstname: 'Marthe' })
  expect(gift.main.text).toContain('Bonne fête !')
})

test('a shop that sends nothing asks what it always asked', async () => {
  await shop.call('PUT', '/admin/carrier/domicile', { isValid: false })
  await shop.call('PUT', '/admin/carrier/relais', { isValid: false })
  const page = await (await withCart(shop, undefined, openBrowser(shop))).open('/commande')
  expect(
    page
      .form('/commande/coordonnees')
      .buttons()
      .map(({ name }) => name),
  ).toEqual(['Continuer vers la livraison'])
})
