import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accepted,
  faultOf,
  newBuyer,
  openPart,
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

const orders = () => readOrders(shop)

test('links and tabs of before lead to the page with their part open, as far as anybody may be there', async () => {
  const browser = await withCart(shop)
  const leads = async (step: string) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { status, headers } = await shop.get(`/commande/${step}`, { cookie })
    return [status, headers.get('location')]
  }
  await reachSummary(browser)
  for (const step of ['coordonnees', 'livraison', 'paiement']) {
    expect(await leads(step)).toEqual([303, `/commande?partie=${step}`])
    const page = await browser.open(`/commande/${step}`)
    expect([openPart(page), page.url]).toEqual([step, `/commande?partie=${step}`])
    expect(page.link('Ne rien changer').href).toBe('/commande')
  }
  expect(await leads('recapitulatif')).toEqual([303, '/commande'])
  expect(await leads('livraison?autour=69001')).toEqual([303, '/commande?partie=livraison&autour=69001'])
  const whole = await browser.open('/commande?partie=nulle-part')
  expect(openPart(whole)).toBe('recapitulatif')
  expect(whole.hrefs.filter((href) => href.includes('partie='))).toEqual([
    '/commande?partie=coordonnees',
    '/commande?partie=livraison',
  ])
})

test('the first means stands ready, with what hangs on each; the one that is ticked beside the button is the one that is ordered', async () => {
  await shop.set('PAY_BY_CHEQUE', 'true')
  const browser = await withCart(shop)
  await sendStep(browser, 'coordonnees', newBuyer())
  const summary = await sendStep(browser, 'livraison', { mode: 'c-domicile' })
  expect(openPart(summary)).toBe('recapitulatif')
  const means = summary.group('Moyen de paiement').all('input[name="paiement"]')
  expect(means.map((one) => [one.value, one.isChecked])).toEqual([
    ['CARD', true],
    ['TRANSFER', false],
    ['CHEQUE', false],
  ])
  for (const one of ['TRANSFER', 'CHEQUE'])
    expect(summary.one(`.pick:has([value="${one}"])`).text).toContain('vos bouteilles vous sont gardées 24')
  expect(summary.one('.pick:has([value="CARD"])').text).toContain('payez dans les 12')
  const before = (await orders()).length
  const forged = await browser.post(summary, '/commande/recapitulatif', { ...accepted, paiement: 'ON_COLLECTION' })
  expect([forged.status, faultOf(forged, 'faute-paiement')]).toEqual([422, 'Choisissez comment payer.'])
  const unread = await browser.post(summary, '/commande/recapitulatif', { paiement: 'CHEQUE' })
  expect(unread.group('Moyen de paiement').field(/^Chèque/).isChecked, 'what was ticked stays').toBe(true)
  expect((await orders()).length).toBe(before)
  const placed = await browser.send(unread, '/commande/recapitulatif', accepted)
  expect(placed.url).toMatch(/^\/suivi\//)
  expect((await orders()).at(-1)).toMatchObject({ means: 'CHEQUE' })
})

test('nothing on the page leads away but the house, the cart and what the law wants: other pages keep their menu', async () => {
  const browser = await withCart(shop)
  expect((await browser.open('/commande')).all('#haut[data-quiet]')).toHaveLength(1)
  expect((await browser.open('/panier')).all('#haut[data-quiet]')).toHaveLength(0)
})

test('pick-up points are listed by how far they are, numbered as on the map above them, and none is ticked', async () => {
  const add = (name: string, postalCode: string, more: object = {}) =>
    shop.call('POST', '/admin/pickup-point', { name, address: '1, rue Haute', postalCode, city: 'Ville', ...more })
  for (const known of ['librairie', 'tabac']) await shop.call('DELETE', `/admin/pickup-point/${known}`)
  await add('À Dole', '39100')
  await add('Au nord', '39600', { latitude: 46.99, longitude: 5.77 })
  await add('À Paris', '75011')
  await add('À Bruxelles', '1000', { country: 'BE', latitude: 50.85, longitude: 4.35 })
  const browser = await withCart(shop)
  await sendStep(browser, 'coordonnees', newBuyer())
  const page = await browser.open('/commande?partie=livraison')
  const points = page.group('Point de retrait')
  const told = points.all('.pick-row').map(({ text }) => text.replace(/(2, place|1, rue).*/s, ''))
  expect(told).toEqual([
    '1. Épicerie de la placeDans le même secteur',
    '2. Au nordÀ environ 10\u00a0km',
    '3. À DoleÀ environ 30\u00a0km',
    'À ParisÀ environ 335\u00a0km',
  ])
  expect(points.all('[type="radio"]').filter(({ isChecked }) => isChecked)).toEqual([])
  const map = page.all('svg').find(({ text }) => text.includes('km'))
  expect(map?.attribute('aria-hidden')).toBe('true')
  expect(map?.all('text').map(({ text }) => text)).toEqual(['N', '10\u00a0km', '20\u00a0km', '30\u00a0km', '1', '2', '3'])
  const [, north, west] = (map?.all('rect') ?? []).map((mark) => ['x', 'y'].map((side) => Number(mark.attribute(side))))
  expect([north?.[1], west?.[1]]).toEqual([expect.closeTo(-55, 0), expect.closeTo(-104, -1)])
  expect(west?.[0]).toBeLessThan(-90)
  expect(page.text).toContain('GeoNames, CC BY 4.0')
  // Where no point lies in the town itself, its code stands there.
  const lyon = await browser.open('/commande?partie=livraison&autour=69003')
  expect(lyon.all('svg text').map(({ text }) => text)).toContain('69003')
  // Searched from elsewhere, it is measured from there; where a code lies nowhere known, nothing is measured.
  const paris = await browser.open('/commande?partie=livraison&autour=75001')
  expect(paris.group('Point de retrait').all('.pick-row')[0]?.text).toContain('À ParisDans le même secteur')
  const unknown = await browser.open('/commande?partie=livraison&autour=39690')
  expect(unknown.all('svg').filter(({ text }) => text.includes('km'))).toEqual([])
  expect(unknown.text).not.toContain('GeoNames')
  expect(unknown.group('Point de retrait').all('.pick-row')[0]?.text).toMatch(/^Épicerie/)
})
