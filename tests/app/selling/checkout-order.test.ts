import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guaranteeNotice } from '#app/texts/site/legal/guarantee-notice.ts'
import { fieldsOf } from '../../support/browser.ts'
import {
  accepted,
  faultOf,
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

const orders = () => readOrders(shop)

describe('the button of the order', () => {
  test('law: the terms and the age are declared, or the page comes back with its faults beside the boxes', async () => {
    const browser = await withCart(shop)
    const page = await reachSummary(browser)
    // The notice stands there whole and open, before what orders.
    const notice = page.html.indexOf(guaranteeNotice.title)
    expect(notice).toBeGreaterThan(0)
    expect(notice).toBeLessThan(page.html.indexOf('name="conditions"'))
    expect(page.hrefs).toContain(guaranteeNotice.address)
    const refused = await browser.post(page, '/commande/recapitulatif')
    expect(refused.status).toBe(422)
    expect(refused.field(/^J’ai lu et j’accepte les conditions/).fault).toContain('Cochez cette case')
    expect(refused.field(/^Je déclare avoir 18 ans/).fault).toContain('interdite aux mineurs')
    const version = fieldsOf(refused, '/commande/recapitulatif').version
    expect(refused.link('conditions générales de vente').href).toBe(`/sale-terms/versions/${version}`)
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
    expect(refused.html).toContain('Votre commande n’est pas passée\u00a0: une chose est à revoir.')
    expect(faultOf(refused, 'faute-ligne-0')).toMatch(/^Il ne reste que 2 /)
    expect(refused.text, 'what is wrong with a line is said once').not.toContain('réduisez la quantité')
    expect((await browser.open('/panier')).html).toContain('réduisez la quantité à 2 ou moins')
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
    expect(faultOf(refused, 'faute-total')).toBe(
      'Le total est maintenant de 56,90\u00a0€\u00a0: vérifiez-le, puis confirmez de nouveau.',
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
    expect((await browser.open('/commande/livraison')).field(/^Livraison à domicile/).name).toMatch(/offerte$/)
    await browser.send(await browser.open('/panier'), '/panier/code', { code: 'bienvenue' })
    expect((await browser.open('/commande/livraison')).field(/^Livraison à domicile/).name).toMatch(/11,90\u00a0€$/)
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
    expect(faultOf(told, 'faute-code')).toBe('Ce code n’est pas valable\u00a0: vérifiez-le ou retirez-le.')
    const removed = await browser.send(told, '/commande/code', { code: '' })
    expect(removed.html).toContain('Le code de réduction est retiré.')
    expect((await order(browser)).url).toContain('/suivi/')
  })

  test('the site that asks a birthdate asks it here, and refuses minors', async () => {
    await shop.set('ASK_BIRTHDATE', 'true')
    const browser = await withCart(shop)
    const page = await reachSummary(browser)
    const missing = await browser.post(page, '/commande/recapitulatif', accepted)
    expect(missing.field('Date de naissance').fault).toBe('Indiquez votre date de naissance.')
    const young = await browser.post(page, '/commande/recapitulatif', { ...accepted, naissance: '2012-05-01' })
    expect(young.field('Date de naissance').fault).toContain('interdite aux mineurs')
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
