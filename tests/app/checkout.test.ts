import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindToSite } from '#api/db/database.ts'
import { enter } from '../support/account.ts'
import { fieldsOf, openBrowser } from '../support/browser.ts'
import { accepted, buyer, newBuyer, order, reachSummary, sendStep, withCart } from './support/checkout.ts'
import { type OwnedShop, openOwnedShop } from './support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('TRANSFER_IBAN', 'FR7630006000011234567890189')
  await shop.set('PAY_ON_COLLECTION', 'true')
})
afterAll(() => shop.close())

const orders = () => bindToSite(shop.db, '1').read.selectFrom('orders').selectAll().orderBy('placed_at').execute()
const faultOf = (html: string, id: string) => new RegExp(`id="${id}"[^>]*>[\\s\\S]*?<span>(.*?)</span>`).exec(html)?.[1]

describe('the way from a cart to an order, without a script', () => {
  test('[V-06] a guest orders by transfer: each page keeps what was entered, the order is what the last page showed', async () => {
    const browser = await withCart(shop)
    const summary = await reachSummary(browser, { more: { message: 'Bon anniversaire' } })
    expect(summary.url).toBe('/commande/recapitulatif')
    for (const shown of [
      '2 ×',
      '12, impasse des Tilleuls',
      'Livraison à domicile',
      'Virement',
      'Bon anniversaire',
      '59,90\u00a0€',
    ])
      expect(summary.html).toContain(shown)
    expect(summary.html).toContain('>Commande avec obligation de paiement</button>')
    expect(summary.html).toContain('L’abus d’alcool est dangereux pour la santé')
    const placed = await order(browser)
    expect([placed.status, placed.url]).toEqual([200, expect.stringMatching(/^\/suivi\/[\w-]{43}$/)])
    expect(placed.html).toContain('FR7630006000011234567890189')
    const [row] = await orders()
    expect(row).toMatchObject({
      ...{
        email: expect.stringMatching(/^acheteur-/),
        phone: buyer.phone,
        message: 'Bon anniversaire',
        means: 'TRANSFER',
        total: 5990,
      },
      ...{ delivery_type: 'DELIVERY', terms_version: 1, is_adult_declared: 1 },
    })
    expect(JSON.parse(row?.billing_address ?? '')).toMatchObject({ firstname: 'Agathe', postalCode: '39600', country: 'FR' })
    expect((await browser.open('/panier')).html).toContain('Votre panier est encore vide')
    expect((await browser.open('/')).html).toContain('data-cart="-"')
  })

  test('whoever skips a page is led to the first that misses something, and goes on where they left', async () => {
    const nobody = openBrowser(shop)
    expect((await nobody.open('/commande/recapitulatif')).url).toBe('/panier')
    const browser = await withCart(shop)
    for (const step of ['livraison', 'paiement', 'recapitulatif'])
      expect((await browser.open(`/commande/${step}`)).url).toBe('/commande/coordonnees')
    await sendStep(browser, 'coordonnees', buyer)
    expect((await browser.open('/commande/paiement')).url).toBe('/commande/livraison')
    await sendStep(browser, 'livraison', { mode: 'c-domicile' })
    expect((await browser.open('/commande')).url).toBe('/commande/paiement')
    const kept = fieldsOf(await browser.open('/commande/coordonnees'), '/commande/coordonnees')
    expect(kept).toMatchObject(buyer)
    expect((await browser.open('/commande/nulle-part')).status).toBe(404)
  })

  test('a quantity that changes asks for its carrier again before the order', async () => {
    const browser = await withCart(shop)
    await reachSummary(browser)
    const cart = await browser.open('/panier')
    await browser.send(cart, '/panier/ligne', { quantite: '5' })
    const back = await browser.open('/commande/recapitulatif')
    expect(back.url).toBe('/commande/livraison')
    expect(back.html).toContain('14,90\u00a0€')
  })

  test('all faults of a page are told at once beside their fields, and all that was typed is kept', async () => {
    const browser = await withCart(shop)
    const typed = { ...buyer, email: 'agathe', postalCode: '2500', lastname: '' }
    const page = await browser.open('/commande/coordonnees')
    const refused = await browser.post(page, '/commande/coordonnees', typed)
    expect(refused.status).toBe(422)
    expect(faultOf(refused.html, 'coordonnees-postalCode-fault')).toContain('cinq chiffres')
    expect(faultOf(refused.html, 'coordonnees-email-fault')).toContain('incomplète')
    expect(faultOf(refused.html, 'coordonnees-lastname-fault')).toBe('Indiquez votre nom.')
    expect(fieldsOf(refused, '/commande/coordonnees')).toMatchObject(typed)
    expect(/<input[^>]*autofocus/i.exec(refused.html)?.[0]).toContain('id="coordonnees-email"')
    expect((await browser.open('/commande/livraison')).url).toBe('/commande/coordonnees')
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
    expect(faultOf(refused.html, 'livraison-mode-fault')).toContain('24,90\u00a0€')
    const again = fieldsOf(refused, '/commande/livraison')
    expect(again).toMatchObject({ mode: 'c-domicile', vers: 'other', ...other, message: 'Pour Paul', 'prix-c-domicile': '2490' })
    const went = await browser.send(refused, '/commande/livraison', again)
    expect(went.url).toBe('/commande/paiement')
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
    })
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', newBuyer())
    const page = await browser.open('/commande/livraison?autour=69001')
    expect(page.html.indexOf('Tabac du port')).toBeLessThan(page.html.indexOf('Épicerie de la place'))
    const missed = await browser.post(page, '/commande/livraison', { mode: 'c-relais', point: 'nowhere' })
    expect(faultOf(missed.html, 'livraison-point-fault')).toBe('Choisissez un point de retrait.')
    expect((await sendStep(browser, 'livraison', { mode: 'c-relais', point: 'epicerie' })).url).toBe('/commande/paiement')
    await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
    expect((await browser.open('/commande/recapitulatif')).html).toContain('Épicerie de la place, 2, place de la Fontaine')
    await order(browser)
    const row = (await orders()).at(-1)
    expect([row?.delivery_type, row?.total, JSON.parse(row?.delivery ?? '').accessPoint.id]).toEqual(['PICKUP', 5790, 'epicerie'])
  })

  test('an order is fetched at the house at a chosen hour and paid there; that means stands only with it', async () => {
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', newBuyer())
    const page = await browser.open('/commande/livraison')
    const slot = /<option value="(\d{4}-\d\d-\d\d\.\w+)">/.exec(page.html)?.[1] ?? ''
    const missed = await browser.post(page, '/commande/livraison', { mode: 'collect', slot: '' })
    expect(faultOf(missed.html, 'livraison-slot-fault')).toBe('Choisissez le jour et l’heure du retrait.')
    await sendStep(browser, 'livraison', { mode: 'c-domicile' })
    expect((await browser.open('/commande/paiement')).html).not.toContain('value="ON_COLLECTION"')
    await sendStep(browser, 'livraison', { mode: 'collect', slot })
    const summary = await sendStep(browser, 'paiement', { paiement: 'ON_COLLECTION' })
    expect(summary.html).toContain('À venir chercher au domaine')
    await order(browser)
    const row = (await orders()).at(-1)
    expect(row).toMatchObject({
      delivery_type: 'CLICK_AND_COLLECT',
      means: 'ON_COLLECTION',
      total: 4800,
      slot_day: slot.slice(0, 10),
    })
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

describe('the button of the order', () => {
  test('law: the terms and the age are declared, or the page comes back with its faults beside the boxes', async () => {
    const browser = await withCart(shop)
    const page = await reachSummary(browser)
    const refused = await browser.post(page, '/commande/recapitulatif')
    expect(refused.status).toBe(422)
    expect(faultOf(refused.html, 'recapitulatif-conditions-fault')).toContain('Cochez cette case')
    expect(faultOf(refused.html, 'recapitulatif-adulte-fault')).toContain('interdite aux mineurs')
    const version = fieldsOf(refused, '/commande/recapitulatif').version
    expect(refused.html).toContain(`href="/sale-terms/versions/${version}"`)
    expect((await browser.open(`/sale-terms/versions/${version}`)).status).toBe(200)
  })

  test('threat 30: the same page sent one after the other, or eight times at once, is one order and leads to it', async () => {
    const browser = await withCart(shop)
    const page = await reachSummary(browser)
    const before = (await orders()).length
    const sent = await Promise.all(Array.from({ length: 8 }, () => browser.post(page, '/commande/recapitulatif', accepted)))
    const places = new Set(sent.map(({ status, headers }) => `${status} ${headers.get('location')}`))
    expect([...places]).toEqual([expect.stringMatching(/^303 \/suivi\/[\w-]{43}$/)])
    const late = await browser.post(page, '/commande/recapitulatif', accepted)
    expect(places).toContain(`${late.status} ${late.headers.get('location')}`)
    expect((await orders()).length).toBe(before + 1)
  })

  test('[X-04] [V-06] a refusal says at its place what to change, and the quantities beside it are those of now', async () => {
    await shop.set('HANDLE_STOCK', 'true')
    await shop.set('STOCK_DISPLAY_LIMIT', '50')
    const stock = (quantity: number) =>
      shop.call('POST', '/admin/stock-movement', { idDeclination: 'ceps-2020-75', kind: 'INVENTORY', quantity })
    await stock(12)
    const browser = await withCart(shop, 'ceps-2020-75:3')
    const page = await reachSummary(browser)
    await stock(2)
    const refused = await browser.post(page, '/commande/recapitulatif', accepted)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Votre commande n’est pas passée : une chose est à revoir.')
    expect(faultOf(refused.html, 'faute-ligne-0')).toMatch(/^Il ne reste que 2 /)
    expect(refused.html).toContain('réduisez la quantité à 2 ou moins')
    expect(fieldsOf(refused, '/commande/recapitulatif')).toMatchObject(accepted)
    await stock(12)
    expect((await order(browser)).url).toContain('/suivi/')
    await shop.set('HANDLE_STOCK', 'false')
  })

  test('threat 9: a price that changed since it was shown is told, and ordered only once it was seen', async () => {
    const browser = await withCart(shop, 'jaune-2017-62:1')
    const page = await reachSummary(browser)
    await shop.call('PUT', '/admin/declination/jaune-2017-62', { price: 4500 })
    const refused = await browser.post(page, '/commande/recapitulatif', accepted)
    expect(refused.status).toBe(409)
    expect(faultOf(refused.html, 'faute-total')).toBe(
      'Le total est maintenant de 56,90\u00a0€ : vérifiez-le, puis confirmez de nouveau.',
    )
    const forged = await browser.post(refused, '/commande/recapitulatif', { ...accepted, total: '1', port: '0' })
    expect(forged.status).toBe(409)
    expect((await browser.send(refused, '/commande/recapitulatif', accepted)).url).toContain('/suivi/')
    await shop.call('PUT', '/admin/declination/jaune-2017-62', { price: 4200 })
  })

  test('a code is reckoned with everywhere: shipping that it makes due again is shown before, not refused after', async () => {
    await shop.set('FREE_SHIPPING_PRICE', '48')
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', newBuyer())
    expect((await browser.open('/commande/livraison')).html).toContain('>offerte</span>')
    await browser.send(await browser.open('/panier'), '/panier/code', { code: 'bienvenue' })
    expect((await browser.open('/commande/livraison')).html).toContain('>11,90\u00a0€</span>')
    await sendStep(browser, 'livraison', { mode: 'c-domicile' })
    const summary = await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
    expect(summary.html).toContain('55,10\u00a0€')
    expect((await order(browser)).url).toContain('/suivi/')
    expect((await orders()).at(-1)).toMatchObject({ total: 5510, discount: 480, shipping_fees: 1190, discount_code: 'BIENVENUE' })
    await shop.set('FREE_SHIPPING_PRICE', '')
    expect((await browser.open('/panier')).html).not.toContain('BIENVENUE')
  })

  test('a code that does not count says why on the last page, and the order can be placed without it', async () => {
    const browser = await withCart(shop)
    const page = await reachSummary(browser)
    const told = await browser.send(page, '/commande/code', { code: 'rien' })
    expect(faultOf(told.html, 'faute-code')).toBe('Ce code n’est pas valable : vérifiez-le ou retirez-le.')
    expect((await order(browser)).url).toContain('/suivi/')
  })

  test('the site that asks a birthdate asks it here, and refuses minors', async () => {
    await shop.set('ASK_BIRTHDATE', 'true')
    const browser = await withCart(shop)
    const page = await reachSummary(browser)
    const missing = await browser.post(page, '/commande/recapitulatif', accepted)
    expect(faultOf(missing.html, 'recapitulatif-naissance-fault')).toBe('Indiquez votre date de naissance.')
    const young = await browser.post(page, '/commande/recapitulatif', { ...accepted, naissance: '2012-05-01' })
    expect(faultOf(young.html, 'recapitulatif-naissance-fault')).toContain('interdite aux mineurs')
    expect((await order(browser, { naissance: '1980-05-01' })).url).toContain('/suivi/')
    await shop.set('ASK_BIRTHDATE', 'false')
  })

  test('a card leads to the practice payment of a demonstration', async () => {
    const browser = await withCart(shop)
    const page = await reachSummary(browser, { paiement: 'CARD' })
    const sent = await browser.post(page, '/commande/recapitulatif', accepted)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/suivi\/[\w-]{43}\?essai=1$/)])
  })
})

test('threat 35: no cache keeps a page of the checkout, and nobody else’s page shows it', async () => {
  const browser = await withCart(shop)
  await reachSummary(browser)
  for (const step of ['coordonnees', 'livraison', 'paiement', 'recapitulatif']) {
    const { headers, html } = await browser.open(`/commande/${step}`)
    expect([step, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([step, 'private, no-store', 'noindex'])
    expect(html).toContain('class="minors"')
  }
  expect((await openBrowser(shop).open('/commande/coordonnees')).html).not.toContain('impasse des Tilleuls')
})
