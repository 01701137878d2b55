import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const leads = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.get('location')]
}

test('three wines with a reason each are found by a form that works without script, under an address that may be kept', async () => {
  // What a form without script sends of a dish, a taste and a budget.
  expect(await leads('/pour-ce-soir?q=un+poulet+roti&gout=sec&corps=&budget=20')).toEqual([
    302,
    '/pour-ce-soir?q=un+poulet+roti&gout=sec&budget=20',
  ])
  expect(await leads('/pour-ce-soir?q=un+poulet+roti&gout=sec&budget=20')).toEqual([
    302,
    '/pour-ce-soir?plat=poulet-roti&gout=sec&budget=20',
  ])
  const cacheOf = async (path: string) => (await shop.get(path)).headers.get('cache-control')
  expect(await cacheOf('/pour-ce-soir?plat=poulet-roti')).not.toMatch(/no-store|private/)
  // There is no end of what may be narrowed at once.
  expect(await cacheOf('/pour-ce-soir?plat=poulet-roti&gout=sec&budget=20')).toMatch(/no-store/)
  const page = await shop.page('/pour-ce-soir?plat=poulet-roti&gout=sec&budget=20')
  expect(plain(page.heading(/^Pour ce soir/).text)).toBe('Pour ce soir : Poulet rôti')
  const wines = page.main.all('.advised')
  expect(wines).toHaveLength(3)
  for (const wine of wines) {
    expect(plain(wine.one('.reason').text)).toMatch(/domaine|table des accords/)
    expect(plain(wine.one('.reason').text)).toMatch(/Sec : \d+(,\d+)? g de sucre par litre/)
  }
  expect(page.main.field('Un plat, une occasion').value).toBe('Poulet rôti')
  expect(page.main.field('Budget par bouteille').value).toBe('20')
})

test('the page asks before it answers, and what is unknown, too dear or nonsense is said in words', async () => {
  const start = await shop.page('/pour-ce-soir')
  expect(start.main.all('.advised')).toEqual([])
  expect(start.main.link('Raclette').href).toBe('/pour-ce-soir?plat=raclette')
  const unknown = await shop.page('/pour-ce-soir?q=klaxon')
  expect(plain(unknown.text)).toContain('Nous ne connaissons pas encore « klaxon »')
  expect(unknown.main.field('Un plat, une occasion').value).toBe('klaxon')
  expect((await shop.get('/pour-ce-soir?q=klaxon')).headers.get('cache-control')).toMatch(/no-store/)
  const none = await shop.page('/pour-ce-soir?plat=chocolat&gout=sec&corps=leger&budget=12')
  expect(none.text).toContain('Aucun vin en stock ne répond à tout cela')
  for (const query of ['plat=nuage', 'gout=acide', 'budget=13', 'plat=%3Cb%3E'])
    expect([query, await leads(`/pour-ce-soir?${query}`)]).toEqual([query, [302, '/pour-ce-soir']])
  expect((await shop.get('/pour-ce-soir?plat=raclette&utm_source=lettre')).status).toBe(200)
})

test('the form stands on the home page and the dishes’ page, and each dish tile leads to its wines', async () => {
  for (const path of ['/', '/recettes-et-accords', '/boutique'])
    expect([path, (await shop.page(path)).main.all('form[action="/pour-ce-soir"]').length]).toEqual([path, 1])
  const dishes = await shop.page('/recettes-et-accords')
  const tiles = dishes.main.hrefs.filter((href) => href.startsWith('/pour-ce-soir?plat='))
  expect(tiles).toHaveLength(6)
  for (const href of tiles) expect([href, (await shop.page(href)).main.all('.advised').length]).toEqual([href, 3])
})

test('the shelves of three wines do not ask which three', async () => {
  const { products } = (await shop.call('GET', '/admin/product?nbItem=100&isValid=true')) as unknown as {
    products: { id: string }[]
  }
  const sell = async (isValid: boolean, some: { id: string }[]) => {
    for (const { id } of some) await shop.call('PUT', `/admin/product/${id}`, { isValid })
  }
  await sell(false, products.slice(4))
  const asks = async () => (await shop.page('/boutique')).main.all('form[action="/pour-ce-soir"]').length
  expect(await asks()).toBe(1)
  await sell(false, products.slice(3))
  expect(await asks()).toBe(0)
  expect((await shop.page('/boutique')).main.all('h2 a[href^="/boutique/"]')).toHaveLength(3)
  await sell(true, products.slice(3))
})

test('where nothing is sold, or prices are hidden, nothing is promised', async () => {
  await shop.set('HIDE_PRICES', 'true')
  expect((await shop.page('/pour-ce-soir?plat=raclette')).main.text).not.toMatch(/\d,\d\d\u00a0€|Budget/)
  await shop.set('HIDE_PRICES', '')
  await shop.call('PUT', '/admin/site', { isECommerce: false })
  expect((await shop.get('/pour-ce-soir')).status).toBe(404)
  expect(await shop.html('/')).not.toContain('/pour-ce-soir')
})
