import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../../support/page/page.ts'
import { plain } from '../../support/page/page-words.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const names = (page: Page) => page.all('h2 a[href^="/boutique/"]').map(({ name }) => name)

describe('the shelves', () => {
  test('show what is in sale, page by page, each page under an address of its own', async () => {
    const first = await shop.page('/boutique')
    expect(names(first)).toHaveLength(24)
    expect(first.note().text).toBe('30 produits · prix TTC, hors livraison')
    expect(first.link('Page 2').href).toBe('/boutique?page=2')
    const second = await shop.page('/boutique?page=2')
    expect(names(second)).toHaveLength(6)
    expect(new Set([...names(first), ...names(second)]).size).toBe(30)
    expect(second.canonical).toBe(`${origin}/boutique?page=2`)
    expect((await shop.get('/boutique?page=3')).status).toBe(404)
    const beyond = await shop.page('/boutique?famille=rouge&page=99')
    expect(beyond.text).toContain('Cette liste tient en une page.')
    expect(beyond.link('Aller à la dernière page').href).toBe('/boutique?famille=rouge')
    expect((await shop.page('/boutique?page=99')).link('Aller à la dernière page').href).toBe('/boutique?page=2')
    for (const page of ['0', '1', '-1', 'x']) {
      const astray = await shop.get(`/boutique?famille=rouge&page=${page}`)
      expect([page, astray.status, astray.headers.get('location')]).toEqual([page, 301, '/boutique?famille=rouge'])
    }
  })

  test('[X-07] a declination whose variation is gone is shown by its own word, without a name before it', async () => {
    const { id } = await shop.call('POST', '/admin/variation', { label: 'Habillage', displayLabel: 'Étui' })
    await shop.call('PUT', '/admin/product/abbesse', { variations: [id] })
    await shop.call('PUT', '/admin/declination/abbesse-2021-75', { variations: [{ id, label: 'coffret bois' }] })
    const page = () => shop.html('/boutique/clos-de-l-abbesse')
    expect(await page()).toContain('Étui : coffret bois')
    await shop.call('DELETE', `/admin/variation/${id}`)
    const after = await page()
    expect(after).toContain('coffret bois')
    expect(after).not.toMatch(/Étui|Habillage|undefined|: coffret bois/)
  })

  test('are narrowed by a question in the address, as a form without script asks it, and say what was asked', async () => {
    const asked = '/boutique?famille=bulles&famille=rose&tri=-prix&q=&millesime=&de=12&a=16'
    const shelves = await shop.page(asked)
    expect(names(shelves)).toEqual(['Clair de lune', 'Nuit claire', 'Le Bal des geais'])
    const families = shelves.group('Famille').fields()
    expect(families.filter(({ isChecked }) => isChecked).map(({ value }) => value)).toEqual(['rose', 'bulles'])
    expect(shelves.field('Trier par').value).toBe('-prix')
    expect([shelves.field('Prix, de (€)').value, shelves.field('à (€)').value]).toEqual(['12', '16'])
    expect(shelves.meta('robots')).toBe('noindex, follow')
    const namesAt = async (query: string) => names(await shop.page(`/boutique?${query}`))
    expect(await namesAt('famille=bulles&famille=rose&tri=-prix&de=16&a=12')).toEqual(names(shelves))
    expect(await namesAt('categorie=magnums&q=ARBOIS')).toEqual(['Clos de l’Abbesse', 'Le Chai'])
    expect(await namesAt('millesime=2011')).toEqual(['Vin jaune'])
    const none = (await shop.page('/boutique?q=whisky')).text
    expect(none).toContain('Aucun produit')
    expect(none).toContain('Rien ne répond à ces critères')
  })

  test('are narrowed by a dish, chosen or typed, slips forgiven', async () => {
    const shelves = await shop.page('/boutique')
    expect(shelves.group('À table').field(/^Poisson/).value).toBe('poisson')
    const namesAt = async (query: string) => names(await shop.page(`/boutique?${query}`))
    const fish = await namesAt('plat=poisson')
    expect(fish).toContain('Les Murgers')
    expect(fish).not.toContain('Vin de paille')
    expect(fish.length).toBeLessThan(24)
    expect(await namesAt('plat=poisson,dessert')).toContain('Vin de paille')
    expect(await namesAt('q=truite')).toContain('Les Murgers')
    expect(await namesAt('q=chardonay')).toContain('Les Murgers')
    // A dish that no owner has named is as good as not asked.
    expect(await namesAt('plat=nuage')).toEqual(names(shelves))
  })

  test('say how many each choice would find, and let each be taken back by a link', async () => {
    const shelves = await shop.page('/boutique?cepage=savagnin&signe=bio&de=20&q=noix')
    const chosen = shelves.region('Vos choix')
    expect(chosen.links().map(({ name }) => plain(name))).toEqual([
      'Retirer : « noix »',
      'Retirer : Savagnin',
      'Retirer : Agriculture biologique',
      'Retirer : dès 20 €',
      'Voir tous les produits',
    ])
    expect(chosen.link(/Savagnin/).href).toBe('/boutique?signe=bio&q=noix&de=20')
    const all = await shop.page('/boutique')
    expect(all.group('Famille').field(/^Rouges/).name).toMatch(/^Rouges 7$/)
    expect(all.group('Cépage').field(/^Savagnin/).name).toMatch(/\b8$/)
    expect(names(await shop.page('/boutique?cepage=savagnin'))).toHaveLength(8)
    expect(names(await shop.page('/boutique?tri=boire&famille=rouge'))[0]).toBe('Les Grappillons')
    expect((await shop.page('/boutique?tri=commandes')).field('Trier par').value).toBe('commandes')
  })

  test('take no harm from what makes no sense', async () => {
    for (const query of ['tri=x', 'de=abc&a=99999999', 'millesime=12', 'q=%25%27%22%3Cb%3E', 'categorie=__proto__']) {
      expect([query, (await shop.get(`/boutique?${query}`)).status]).toEqual([query, 200])
    }
    expect(await shop.html('/boutique?q=%3Cb%3E%22')).not.toContain('<b>"')
  })

  test('are kept whole for all visitors, and renewed when the owner changes a price', async () => {
    const answer = await shop.get('/boutique')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).not.toMatch(/no-store|private/)
    await shop.call('PUT', '/admin/declination/geai-2023-75', { price: 1690 })
    expect(await shop.html('/boutique/la-combe-au-geai')).toContain('16,90\u00a0€')
    await shop.call('PUT', '/admin/declination/geai-2023-75', { price: 1650 })
    expect(await shop.html('/boutique/la-combe-au-geai')).toContain('16,50\u00a0€')
  })
})

describe('a product', () => {
  const path = '/boutique/clos-de-l-abbesse'

  test('[E-03] is chosen by year and size through plain links, each with its price, that of a litre and what is left', async () => {
    const first = await shop.page(path)
    const choice = first.region('Millésime et format')
    const links = choice.links().filter(({ href }) => href?.startsWith(`${path}?declinaison=`))
    expect(links).toHaveLength(4)
    expect(first.text).toContain('24,00\u00a0€')
    expect(first.text).toContain('32,00\u00a0€/L')
    const magnum = await shop.page(links[1]?.href ?? '')
    expect(magnum.link(/^2021 · 150\u00a0cl/).isCurrent).toBe(true)
    expect(magnum.text).toContain('34,67\u00a0€/L')
    expect(magnum.text).toContain('Plus que 8')
    expect(magnum.canonical).toBe(`${origin}${path}`)
    expect((await shop.page(links[3]?.href ?? '')).one('li.is-out').text).toBe('Épuisé')
    expect((await shop.get(`${path}?declinaison=geai-2023-75`)).status).toBe(404)
    expect((await shop.get('/boutique/nulle-part')).status).toBe(404)
  })

  test('tells before the purchase what the law wants told: alcohol, allergens, ingredients, energy, origin, who bottled it', async () => {
    const { text, definition, one } = await shop.page(path)
    expect(definition('Titre alcoométrique')).toBe('13\u00a0% vol.')
    expect(definition('Ingrédients')).toMatch(/^Raisins.*sulfites$/)
    expect(one('dd strong').text, 'an allergen stands out').toBe('sulfites')
    expect(definition('Mis en bouteille')).toContain('39600 Montorge')
    expect(definition('Énergie')).toContain('kJ /')
    expect([definition('Origine'), definition('Lot')]).toEqual(['France', 'L21-02'])
    expect(text).toContain('Quatorze jours pour changer d’avis')
    expect(text).toContain('L’abus d’alcool est dangereux pour la santé')
    await shop.call('PUT', '/admin/product/abbesse', { facts: { withdrawalException: 'EN_PRIMEUR' } })
    const primeur = await shop.html(path)
    expect(primeur).toContain('le droit de rétractation ne s’y applique pas')
    expect(primeur).not.toContain('Quatorze jours')
    await shop.call('PUT', '/admin/product/abbesse', { facts: { withdrawalException: 'NONE' } })
  })

  test('[E-16] shows what it goes with and what stands beside it; a box shows its bottles', async () => {
    const wine = await shop.page(path)
    expect(wine.item('Entrecôte aux morilles').one('img').attribute('src')).toBe('/art/meal-viande.svg')
    expect(wine.main.link('La Combe au Geai').href).toBe('/boutique/la-combe-au-geai')
    const box = await shop.page('/boutique/la-decouverte')
    expect(box.main.links(/Les Murgers/)[0]?.href).toBe('/boutique/les-murgers')
    expect(box.text).toContain('3 bouteilles')
    expect(box.text).toContain('24,89\u00a0€/L')
  })

  test('strikes a price through only where the ledger bears it out', async () => {
    const reduced = await shop.page('/boutique/premier-matin')
    expect(reduced.one('s').text).toBe('11,00\u00a0€')
    expect(reduced.text).toContain('11,00\u00a0€ prix le plus bas des 30 jours avant la réduction')
    expect(reduced.text).toContain('9,90\u00a0€')
    await shop.call('PUT', '/admin/product/foudre', { price: 2100, discount: { type: 'PERCENTAGE', amount: 20 } })
    const struck = async () => (await shop.page('/boutique/le-grand-foudre')).all('s').map(({ text }) => text)
    expect(await struck()).toContain('21,00\u00a0€')
    await shop.call('PUT', '/admin/product/foudre', { discount: null })
    expect(await struck()).toEqual([])
  })

  test('is told to search engines with its offers, and stands in the sitemap', async () => {
    const [product, trail] = (await shop.page(path)).structuredData
    expect(product).toMatchObject({ '@type': 'Product', name: 'Clos de l’Abbesse', brand: { name: 'Domaine des Trois Coteaux' } })
    expect(product.offers).toHaveLength(4)
    expect(product.offers[0]).toMatchObject({ price: '24.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' })
    expect(product.offers[3].availability).toBe('https://schema.org/OutOfStock')
    expect(trail['@type']).toBe('BreadcrumbList')
    const sitemap = await shop.html('/sitemap.xml')
    for (const url of ['/boutique', path, '/boutique/la-decouverte']) expect(sitemap).toContain(`<loc>${origin}${url}</loc>`)
  })
})

test('[P-02] threat 72: with prices hidden no page, data or search engine tells one, and there is a way to ask', async () => {
  const paths = [
    '/boutique',
    '/boutique?tri=prix&de=1',
    '/boutique/clos-de-l-abbesse',
    '/boutique/clos-de-l-abbesse.data',
    '/boutique.data',
    '/tous-les-blocs',
  ]
  const read = async () => (await Promise.all(paths.map((path) => shop.html(path)))).join('\n')
  const price = /\d\u00a0€(?!\s*(?:de|au))|"price"/
  expect(await read()).toMatch(price)
  await shop.set('HIDE_PRICES', 'true')
  const hidden = await read()
  expect(hidden).not.toMatch(/\d,\d\d\u00a0€|\d\.\d\d"|priceCurrency/)
  expect(hidden).toContain('Prix sur demande')
  expect(hidden).toContain('Demander le prix')
  await shop.set('HIDE_PRICES', '')
})

test('[C-05] a list of products shows the first 120 characters of what is said of each, and its page all of it', async () => {
  const description = `${'Un vin de voile, droit et long, '.repeat(5)}gardé sept ans.`
  const before = await shop.call('GET', '/admin/product/abbesse')
  await shop.call('PUT', '/admin/product/abbesse', { description })
  await shop.set('PRODUCT_DISPLAY', 'LIST')
  const texts = (await shop.page('/boutique?q=abbesse')).all('.good-text').map(({ text }) => text)
  const shown = texts.find((text) => text.startsWith('Un vin de voile')) ?? ''
  expect(shown).toMatch(/\p{L}…$/u)
  expect([...shown].length).toBeLessThanOrEqual(120)
  expect([...shown].length).toBeGreaterThan(100)
  expect(await shop.html('/boutique/clos-de-l-abbesse')).toContain('gardé sept ans.')
  await shop.set('PRODUCT_DISPLAY', '')
  await shop.call('PUT', '/admin/product/abbesse', { description: before.description })
})

test('a block of a page shows what its owner chose of the shop', async () => {
  await shop.changePage('le-domaine', {
    blocks: [{ type: 'products', title: 'À offrir', count: 2, tags: ['a-offrir'], kind: 'BOX' }],
  })
  const page = await shop.page('/le-domaine')
  expect(page.all('.good')).toHaveLength(2)
  expect(page.main.links().map(({ href }) => href)).toContain('/boutique?categorie=a-offrir')
})

test('a block of a page shows the wines that were named one by one, in that order, without what is not sold any more', async () => {
  const wines = ['abbesse', 'none-such', 'jaune']
  await shop.changePage('le-domaine', {
    blocks: [{ type: 'products', title: 'Nos deux', wines, count: 6, tags: ['a-offrir'], kind: 'BOX' }],
  })
  const page = await shop.page('/le-domaine')
  expect(page.all('.good h3').map(({ text }) => text)).toEqual(['Clos de l’Abbesse', 'Vin jaune'])
  expect(page.main.links().map(({ href }) => href)).not.toContain('/boutique?categorie=a-offrir')
})

test('the page of a box adds up what its wines say: how much they hold, how strong they are, what they contain', async () => {
  type Listed = { slug: string; type: { type: string } }
  const { products } = (await shop.call('GET', '/product?nbItem=100')) as unknown as { products: Listed[] }
  const { text } = await shop.page(`/boutique/${products.find(({ type }) => type.type === 'BOX')?.slug}`)
  expect(text).toMatch(/Contenance[\s:]*[\d,]+\s?L en \d+ bouteilles/)
  expect(text).toMatch(/Titre alcoométrique[\s:]*(de [\d,]+ à )?[\d,]+\s?% vol\./)
  expect(text).toMatch(/Contient\s?: sulfites/)
})

test('the page of a wine says where it stands between dry and sweet, light and full; that of a box says nothing of it', async () => {
  const wine = await shop.page('/boutique/les-marnes-grises')
  const taste = wine.all('h2').find(({ text }) => text === 'Au goût')?.element.parentElement
  const said = [...(taste?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)
  expect(said).toEqual(['Du sec au doux', 'sec', 'Du léger à l’ample', 'plutôt ample'])
  expect((await shop.page('/boutique/les-trois-coteaux')).text).not.toContain('Au goût')
})

test('a vintage is shown in the years through which it is kept, in words too', async () => {
  const page = await shop.page('/boutique/clos-de-l-abbesse')
  const told = page.all('h2').find(({ text }) => text === 'Quand le boire')?.element.parentElement?.textContent ?? ''
  const [, from, until] = /Millésime (\d{4}), à garder jusqu’en (\d{4})\./.exec(told) ?? []
  expect(Number(until) - Number(from)).toBeGreaterThan(0)
  expect(told).toMatch(/Il a encore (un an|\d+ ans) devant lui\.|à boire sans attendre/)
})

test('a site that does not sell has neither shelves nor products, in its menus, its map or its blocks', async () => {
  await shop.call('PUT', '/admin/site', { isECommerce: false })
  for (const path of ['/boutique', '/boutique/clos-de-l-abbesse'])
    expect([path, (await shop.get(path)).status]).toEqual([path, 404])
  for (const path of ['/', '/le-domaine', '/sitemap.xml'])
    expect([path, (await shop.html(path)).includes('/boutique')]).toEqual([path, false])
})
