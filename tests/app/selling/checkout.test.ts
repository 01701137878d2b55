import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { enter } from '../../support/account.ts'
import { fieldsOf, openBrowser } from '../../support/browser.ts'
import {
  buyer,
  firstSlot,
  newBuyer,
  openPart,
  openSellingShop,
  order,
  reachSummary,
  readOrders,
  sendStep,
  withCart,
} from '../support/checkout.ts'
import { keptCart } from '../support/fill-cart.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const orders = () => readOrders(shop)

describe('the way from a cart to an order, without a script', () => {
  test('[V-06] a guest orders by transfer: each page keeps what was entered, the order is what the last page showed', async () => {
    const browser = await withCart(shop)
    const summary = await reachSummary(browser, { more: { message: 'Bon anniversaire' } })
    expect([summary.url, openPart(summary)]).toEqual(['/commande', 'recapitulatif'])
    for (const shown of [
      '2 ×',
      '12, impasse des Tilleuls',
      'Livraison à domicile',
      'Virement',
      'Bon anniversaire',
      '59,90\u00a0€',
    ])
      expect(summary.html).toContain(shown)
    expect(summary.buttons('Commande avec obligation de paiement')).toHaveLength(1)
    // The mediator stands on what is ordered by (article R616-1).
    expect(summary.text).toContain('Médiation du Vignoble')
    expect(summary.html).toContain('L’abus d’alcool est dangereux pour la santé')
    const placed = await order(browser)
    expect([placed.status, placed.url]).toEqual([200, expect.stringMatching(/^\/suivi\/[\w-]{43}$/)])
    expect(placed.html).toContain('FR7630006000011234567890189')
    const [row] = await orders()
    expect(row).toMatchObject({
      email: expect.stringMatching(/^acheteur-/),
      phone: buyer.phone,
      message: 'Bon anniversaire',
      means: 'TRANSFER',
      total: 5990,
      delivery_type: 'DELIVERY',
      terms_version: 1,
      is_adult_declared: 1,
    })
    expect(JSON.parse(row?.billing_address ?? '')).toMatchObject({ firstname: 'Agathe', postalCode: '39600', country: 'FR' })
    expect((await browser.open('/panier')).html).toContain('Votre panier est encore vide')
    expect(keptCart(await browser.open('/'))).toBe('-')
  })

  test('[X-06] a company is named with its number, which is checked; both stand in the order, and come back when kept', async () => {
    const browser = await withCart(shop)
    const wrong = await sendStep(browser, 'coordonnees', { ...newBuyer(), siren: '123 456 789' })
    expect([wrong.status, wrong.field('SIREN ou SIRET (facultatif)').fault]).toEqual([
      422,
      expect.stringContaining('n’existe pas'),
    ])
    expect(wrong.field('SIREN ou SIRET (facultatif)').value).toBe('123 456 789')
    const astray = await sendStep(browser, 'coordonnees', {
      ...newBuyer(),
      company: 'Cave du Lac',
      vatNumber: 'FR45 732 829 320',
    })
    expect(astray.fieldNamed('vatNumber').fault).toContain('Ce numéro de TVA n’existe pas')
    expect(astray.fieldNamed('vatNumber').value).toBe('FR45 732 829 320')
    const alone = await sendStep(browser, 'coordonnees', { ...newBuyer(), siren: '732 829 320' })
    expect(alone.field('Entreprise (facultatif)').fault).toContain('nom de l’entreprise')
    const slip = await sendStep(browser, 'coordonnees', { ...newBuyer(), company: 'Cave du Lac', siren: '732 829 320 00075' })
    expect(slip.field('SIREN ou SIRET (facultatif)')).toMatchObject({
      fault: expect.stringContaining('les quatorze du SIRET'),
      value: '732 829 320 00075',
    })
    await reachSummary(browser, { who: { company: 'Cave du Lac', siren: '732 829 320 00074' } })
    const kept = fieldsOf(await browser.open('/commande/coordonnees'), '/commande/coordonnees')
    expect(kept).toMatchObject({ company: 'Cave du Lac', siren: '732829320' })
    await order(browser)
    const last = (await orders()).at(-1)
    expect(JSON.parse(last?.billing_address ?? '')).toMatchObject({ company: 'Cave du Lac', siren: '732829320' })
  })

  test('a business of another land of the Union is told beside its name what is possible, and keeps what it typed', async () => {
    const browser = await withCart(shop)
    const abroad = { ...newBuyer(), company: 'Cave du Lac', country: 'BE', postalCode: '1000', city: 'Bruxelles' }
    const refused = await sendStep(browser, 'coordonnees', abroad)
    expect(refused.status).toBe(422)
    expect(refused.field('Entreprise (facultatif)')).toMatchObject({
      fault: expect.stringContaining('d’accise'),
      value: 'Cave du Lac',
    })
  })

  test('whoever skips a part is led to the first that misses something, and goes on where they left', async () => {
    const nobody = openBrowser(shop)
    expect((await nobody.open('/commande/recapitulatif')).url).toBe('/panier')
    const browser = await withCart(shop)
    for (const step of ['livraison', 'paiement', 'recapitulatif'])
      expect(openPart(await browser.open(`/commande/${step}`))).toBe('coordonnees')
    await sendStep(browser, 'coordonnees', buyer)
    expect(openPart(await browser.open('/commande/paiement'))).toBe('livraison')
    await sendStep(browser, 'livraison', { mode: 'c-domicile' })
    expect(openPart(await browser.open('/commande'))).toBe('recapitulatif')
    const kept = fieldsOf(await browser.open('/commande/coordonnees'), '/commande/coordonnees')
    expect(kept).toMatchObject(buyer)
    expect((await browser.open('/commande/nulle-part')).status).toBe(404)
  })

  test('whoever sends a page of the checkout without its cart any more is told that nothing was ordered', async () => {
    const browser = await withCart(shop)
    const page = await browser.open('/commande/coordonnees')
    browser.cookies.delete('cart')
    const lost = await browser.send(page, '/commande/coordonnees', buyer)
    expect(lost.url).toBe('/panier')
    expect(lost.html).toContain('Rien n’est commandé\u00a0: votre navigateur ne connaît plus ce panier.')
    expect((await browser.open('/panier')).html).not.toContain('Rien n’est commandé')
  })

  test('a quantity that changes asks for its carrier again before the order', async () => {
    const browser = await withCart(shop)
    await reachSummary(browser)
    const cart = await browser.open('/panier')
    await browser.send(cart, '/panier/ligne', { quantite: '5' })
    const back = await browser.open('/commande/recapitulatif')
    expect(openPart(back)).toBe('livraison')
    expect(back.html).toContain('14,90\u00a0€')
  })

  test('all faults of a page are told at once beside their fields, and all that was typed is kept', async () => {
    const browser = await withCart(shop)
    const typed = { ...buyer, email: 'agathe', postalCode: '2500', lastname: '' }
    const page = await browser.open('/commande/coordonnees')
    const refused = await browser.post(page, '/commande/coordonnees', typed)
    expect(refused.status).toBe(422)
    expect(refused.field('Code postal').fault).toContain('cinq chiffres')
    expect(refused.field('Adresse e-mail').fault).toContain('incomplète')
    const told = refused.alert().links()
    expect(told.map(({ name }) => name)).toEqual(['Adresse e-mail', 'Nom', 'Code postal'])
    for (const { name, href } of told) expect(refused.field(name).attribute('id')).toBe(href?.slice(1))
    expect(refused.field('Nom').fault).toBe('Indiquez votre nom.')
    expect(fieldsOf(refused, '/commande/coordonnees')).toMatchObject(typed)
    expect(refused.focused?.name).toBe('Adresse e-mail')
    expect(openPart(await browser.open('/commande/livraison'))).toBe('coordonnees')
  })

  test('another recipient gets the parcel, at the price of where they live, which is told before it is agreed to', async () => {
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', newBuyer())
    const page = await browser.open('/commande/livraison')
    const other = {
      firstname: 'Paul',
      lastname: 'Santoni',
      address: '4, cours Napoléon',
      postalCode: '20000',
      city: 'Ajaccio',
      country: 'FR',
    }
    const refused = await browser.post(page, '/commande/livraison', {
      mode: 'c-domicile',
      vers: 'other',
      ...other,
      message: 'Pour Paul',
    })
    expect(refused.status).toBe(422)
    expect(refused.group('Mode de livraison').fault).toContain('24,90\u00a0€')
    const again = fieldsOf(refused, '/commande/livraison')
    expect(again).toMatchObject({ mode: 'c-domicile', vers: 'other', ...other, message: 'Pour Paul', 'prix-c-domicile': '2490' })
    const went = await browser.send(refused, '/commande/livraison', again)
    expect(openPart(went)).toBe('recapitulatif')
    await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
    const placed = await order(browser)
    expect(placed.url).toContain('/suivi/')
    const row = (await orders()).at(-1)
    expect(row?.total).toBe(4800 + 2490)
    expect(JSON.parse(row?.delivery_address ?? '')).toMatchObject({ firstname: 'Paul', city: 'Ajaccio' })
    expect(JSON.parse(row?.billing_address ?? '')).toMatchObject({ firstname: 'Agathe' })
  })

  test('a parcel is fetched at a point chosen from a list, and the point has to be chosen', async () => {
    await shop.call('POST', '/admin/pickup-point', {
      name: 'Tabac du port',
      address: '1, quai',
      postalCode: '69001',
      city: 'Lyon',
      icon: 'LOCKER',
    })
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', newBuyer())
    const page = await browser.open('/commande/livraison?autour=69001')
    const points = page.group('Point de retrait').all('.pick b')
    expect(points.map((point) => [point.one('img').attribute('src'), point.name])).toEqual([
      ['/art/point-locker.svg', 'Tabac du port'],
      ['/art/point-shop.svg', 'Librairie du marché'],
      ['/art/point-shop.svg', 'Épicerie de la place'],
      ['/art/point-shop.svg', 'Tabac de la gare'],
    ])
    const missed = await browser.post(page, '/commande/livraison', { mode: 'c-relais', point: 'nowhere' })
    expect(missed.group('Point de retrait').fault).toBe('Choisissez un point de retrait.')
    expect(openPart(await sendStep(browser, 'livraison', { mode: 'c-relais', point: 'epicerie' }))).toBe('recapitulatif')
    await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
    expect((await browser.open('/commande')).html).toContain('Épicerie de la place, 2, place de la Fontaine')
    await order(browser)
    const row = (await orders()).at(-1)
    expect([row?.delivery_type, row?.total, JSON.parse(row?.delivery ?? '').accessPoint.id]).toEqual(['PICKUP', 5790, 'epicerie'])
  })

  test('an order is fetched at the house at a chosen hour and paid there; that means stands only with it', async () => {
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', newBuyer())
    const page = await browser.open('/commande/livraison')
    const slot = firstSlot(page)
    const missed = await browser.post(page, '/commande/livraison', { mode: 'collect', slot: '' })
    expect(missed.field('Jour et heure du retrait').fault).toBe('Choisissez le jour et l’heure du retrait.')
    await sendStep(browser, 'livraison', { mode: 'c-domicile' })
    expect((await browser.open('/commande/paiement')).all('[value="ON_COLLECTION"]')).toHaveLength(0)
    await sendStep(browser, 'livraison', { mode: 'collect', slot })
    const summary = await sendStep(browser, 'paiement', { paiement: 'ON_COLLECTION' })
    expect(summary.html).toContain('Retrait au caveau')
    await order(browser)
    const row = (await orders()).at(-1)
    expect(row).toMatchObject({
      delivery_type: 'CLICK_AND_COLLECT',
      means: 'ON_COLLECTION',
      total: 4800,
      slot_day: slot.slice(0, 10),
    })
  })

  test('a slot that has filled up since it was chosen is said to be gone, and the way to fetch it stays chosen', async () => {
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', newBuyer())
    const lost = 'Le créneau de retrait que vous aviez choisi n’est plus libre'
    const slot = firstSlot(await browser.open('/commande/livraison'))
    await sendStep(browser, 'livraison', { mode: 'collect', slot })
    expect((await browser.open('/commande/livraison')).html).not.toContain(lost)
    const [day = '', id = ''] = slot.split('.')
    await bindToSite(shop.db, '1').inTransaction((tx) =>
      tx
        .insertInto('collection_days')
        .values({ slot_id: id, day, taken: 12 })
        .onConflict((on) => on.columns(['site_id', 'slot_id', 'day']).doUpdateSet({ taken: 12 }))
        .execute(),
    )
    const told = await browser.open('/commande/livraison')
    expect(told.text).toContain(lost)
    expect(told.field(/^Retrait au caveau/).isChecked).toBe(true)
    expect(told.all(`[value="${slot}"]`)).toHaveLength(0)
  })

  test('a member finds their name, address and e-mail filled in, and the order in their account', async () => {
    const browser = await enter(shop, 'membre@shop.test')
    const addresses = await browser.open('/mon-compte/adresses')
    const home = { firstname: 'Agathe', lastname: 'Perrenot', address: '9, rue du Four', postalCode: '25000', city: 'Besançon' }
    await browser.send(addresses, '/mon-compte/adresses', { ...home, country: 'France' })
    await withCart(shop, 'abbesse-2021-75:1', browser)
    const page = await browser.open('/commande/coordonnees')
    const known = fieldsOf(page, '/commande/coordonnees')
    expect(known).toMatchObject({ email: 'membre@shop.test', firstname: 'Agathe', city: 'Besançon', country: 'FR' })
    await browser.send(page, '/commande/coordonnees', { phone: buyer.phone })
    await sendStep(browser, 'livraison', { mode: 'c-domicile' })
    await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
    await order(browser)
    const row = (await orders()).at(-1)
    expect([row?.email, row?.user_id]).toEqual(['membre@shop.test', expect.any(String)])
  })
})

test('threat 35: no cache keeps a page of the checkout, and nobody else’s page shows it', async () => {
  const browser = await withCart(shop)
  await reachSummary(browser)
  for (const step of ['coordonnees', 'livraison', 'paiement', 'recapitulatif']) {
    const { headers, one } = await browser.open(`/commande/${step}`)
    expect([step, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([step, 'private, no-store', 'noindex'])
    expect(one('.minors').text).toContain('aux mineurs de moins de 18 ans')
  }
  expect((await openBrowser(shop).open('/commande/coordonnees')).html).not.toContain('impasse des Tilleuls')
})
