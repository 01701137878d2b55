import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import {
  accepted,
  faultOf,
  newBuyer,
  openPart,
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

test('a cart that another tab has changed is not ordered: the page says so, shows what is new, and orders that next', async () => {
  const browser = await withCart(shop)
  const stale = await reachSummary(browser)
  await withCart(shop, 'cremant-75:3', browser)
  const before = (await readOrders(shop)).length
  const refused = await browser.send(stale, '/commande/recapitulatif', accepted)
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Rien n’a été commandé\u00a0: votre panier a changé entre-temps.')
  expect(faultOf(refused, 'faute-lignes')).toContain('3 × Nuit claire')
  expect((await readOrders(shop)).length).toBe(before)
  const placed = await browser.send(refused, '/commande/recapitulatif', accepted)
  expect(placed.url).toMatch(/^\/suivi\//)
  expect(placed.html).toContain('Nuit claire')
})

test('where the carrier is gone with what changed, the way has to be chosen again, and the page says why', async () => {
  const browser = await withCart(shop)
  const stale = await reachSummary(browser)
  await withCart(shop, 'jaune-2017-62:1', browser)
  await shop.call('PUT', '/admin/carrier/domicile', { isValid: false })
  const back = await browser.send(stale, '/commande/recapitulatif', accepted)
  expect([openPart(back), back.html.includes('Rien n’a été commandé\u00a0: votre panier a changé entre-temps.')]).toEqual([
    'livraison',
    true,
  ])
  await shop.call('PUT', '/admin/carrier/domicile', { isValid: true })
})

test('each way to receive the goods has its total beside it before the buyer goes on', async () => {
  const browser = await withCart(shop)
  const page = await sendStep(browser, 'coordonnees', newBuyer())
  const totalOf = (way: RegExp) => {
    const { isChecked, attribute } = page.field(way)
    // Beside the parts on a desk; in the bar that unfolds on a phone.
    const [total, inBar] = ['aside', '.recap-fold summary'].map((place) =>
      page.one(`${place} .way-total[data-at="${attribute('data-at')}"]`),
    )
    for (const shown of [total, inBar]) expect(shown?.attribute('class')?.includes('is-chosen')).toBe(isChecked)
    expect(inBar?.one('b').text).toBe(total?.definition('Total'))
    return [isChecked, total?.definition('Total')]
  }
  expect(totalOf(/^Livraison à domicile/)).toEqual([true, '59,90\u00a0€'])
  expect(totalOf(/^Point de retrait/)).toEqual([false, '57,90\u00a0€'])
  expect(totalOf(/^Retrait au caveau/)).toEqual([false, '48,00\u00a0€'])
})

test('a pick-up point is chosen by the buyer alone, and one of another region is not said to be near', async () => {
  const browser = await withCart(shop)
  const far = await sendStep(browser, 'coordonnees', { ...newBuyer(), postalCode: '69003', city: 'Lyon' })
  expect(far.html).toContain('Aucun point de retrait près de 69003')
  expect(far.html).not.toContain('près de chez vous')
  const points = far.all('input[name="point"]')
  expect(points.length).toBeGreaterThan(0)
  expect(points.filter(({ isChecked }) => isChecked)).toHaveLength(0)
  expect(far.field(/^Point de retrait/).isChecked).toBe(false)
  const near = await sendStep(browser, 'coordonnees', newBuyer())
  expect(near.html).not.toContain('Aucun point de retrait près de')
})

test('countries that are not delivered to are told apart before anything is typed, and a refusal names no code', async () => {
  const browser = await withCart(shop)
  const page = await browser.open('/commande/coordonnees')
  const [served, others] = page.field('Pays').all('optgroup')
  expect(served?.options().map(({ name }) => name)).toEqual(['France', 'Monaco'])
  expect(others?.attribute('label')).toContain('Pour la facture')
  expect(others?.options('Belgique')).toHaveLength(1)
  const abroad = await sendStep(browser, 'coordonnees', { ...newBuyer(), postalCode: '1000', city: 'Bruxelles', country: 'BE' })
  expect(abroad.html).toContain('Nous n’expédions pas vers ce pays (Belgique)')
  expect(abroad.html).not.toContain('(BE)')
  expect(abroad.html).not.toMatch(/solution\. [a-zà]/)
})

test('the address book takes countries of the list alone, and turns none that was written otherwise into France', async () => {
  const browser = await enter(shop, 'adresse@shop.test')
  const book = await browser.open('/mon-compte/adresses')
  const { email: _email, ...home } = newBuyer()
  const wrong = await browser.send(book, '/mon-compte/adresses', { ...home, country: 'Belgiqueeee' })
  expect(wrong.status).toBe(422)
  expect(wrong.field('Pays').fault).toBe('Indiquez le pays.')
  expect(wrong.html).toContain(home.address)
  await browser.send(book, '/mon-compte/adresses', { ...home, postalCode: '1000', city: 'Bruxelles', country: 'BE' })
  expect((await browser.open('/mon-compte/adresses')).html).toContain('1000 Bruxelles, Belgique')
  await shop.db.inTransaction((tx) =>
    tx.updateTable('addresses').set({ country: 'Belgiqueeee' }).where('city', '=', 'Bruxelles').execute(),
  )
  await withCart(shop, 'abbesse-2021-75:2', browser)
  const country = (await browser.open('/commande/coordonnees')).field('Pays')
  expect(country.options('Choisissez un pays')).toHaveLength(1)
  expect(country.value).not.toBe('FR')
})

test('an order that its buyer has cancelled has missed no deadline', async () => {
  const browser = await withCart(shop)
  await reachSummary(browser)
  const page = await order(browser)
  const ended = await browser.send(page, `${page.url}/annuler`)
  expect(ended.html).toContain('Annulée')
  expect(ended.html).not.toContain('délai dépassé')
  expect(ended.html).not.toContain('Fin du délai de paiement')
})

test('whoever has no cart any more in the middle of an order is told so once, and truly', async () => {
  const browser = await withCart(shop, 'abbesse-2021-75:2', openBrowser(shop))
  const stale = await reachSummary(browser)
  await browser.send(await browser.open('/panier'), '/panier/vider')
  const told = await browser.send(stale, '/commande/recapitulatif', accepted)
  expect(told.url).toBe('/panier')
  expect(told.html).toContain('Rien n’a été commandé\u00a0: votre panier est vide maintenant.')
})

test('[R-19] a question about one field of a page is answered in the words of the page, and takes nothing', async () => {
  const browser = await withCart(shop)
  const askAbout = async (step: string, field: string, fields: Record<string, string>) => {
    const path = `/commande/${step}`
    const page = await browser.open(path)
    const intent = JSON.stringify({ type: 'validate', payload: { name: field } })
    const html = page.html.replace(new RegExp(`<form[^>]*action="${path}"[^>]*>`), '$&<input type="hidden" name="__intent__">')
    return browser.post({ ...page, html }, path, { ...fields, __intent__: intent })
  }
  const who = newBuyer()
  const whole = await askAbout('coordonnees', 'phone', who)
  expect([whole.status, whole.headers.get('location')]).toEqual([422, null])
  expect(openPart(await browser.open('/commande/livraison')), 'nothing of it was kept').toBe('coordonnees')
  const wrong = await askAbout('coordonnees', 'postalCode', { ...who, postalCode: '2500' })
  expect(wrong.field('Code postal').fault).toContain('cinq chiffres')

  await sendStep(browser, 'coordonnees', who)
  for (const message of ['Pour Paul', 'x'.repeat(501)])
    expect((await askAbout('livraison', 'message', { mode: 'c-domicile', message })).status).toBe(422)
  expect(openPart(await browser.open('/commande/paiement')), 'no way was chosen').toBe('livraison')
})
