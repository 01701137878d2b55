import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const things = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
const names = (html: string) => [...html.matchAll(/<h2><a[^>]*href="\/boutique\/[^>]*>(.*?)<\/a><\/h2>/g)].map(([, name]) => name)

describe('the shelves', () => {
  test('show what is in sale, page by page, each page under an address of its own', async () => {
    const html = await shop.html('/boutique')
    expect(names(html)).toHaveLength(24)
    expect(html).toContain('30 produits · prix TTC, hors livraison')
    expect(html).toContain('href="/boutique?page=2"')
    const second = await shop.html('/boutique?page=2')
    expect(names(second)).toHaveLength(6)
    expect(new Set([...names(html), ...names(second)]).size).toBe(30)
    expect(second).toContain(`<link rel="canonical" href="${origin}/boutique?page=2"/>`)
    expect((await shop.get('/boutique?page=3')).status).toBe(404)
    const beyond = await (await shop.get('/boutique?famille=rouge&page=99')).text()
    expect(beyond).toContain('Cette liste tient en une page.')
    expect(beyond).toMatch(/href="\/boutique\?famille=rouge"[^>]*>Aller à la dernière page/)
    expect(await (await shop.get('/boutique?page=99')).text()).toMatch(/href="\/boutique\?page=2"[^>]*>Aller à la dernière page/)
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
    const html = await shop.html(asked)
    expect(names(html)).toEqual(['Clair de lune', 'Nuit claire', 'Le Bal des geais'])
    expect(html).toMatch(/<input[^>]*name="famille"[^>]*checked=""[^>]*value="bulles"|value="bulles"[^>]*checked=""/)
    expect(html).toMatch(/<option value="-prix" selected="">/)
    expect(html).toMatch(/name="de"[^>]*value="12"|value="12"[^>]*name="de"/)
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(names(await shop.html('/boutique?famille=bulles&famille=rose&tri=-prix&de=16&a=12'))).toEqual(names(html))
    expect(names(await shop.html('/boutique?categorie=magnums&q=ARBOIS'))).toEqual(['Clos de l’Abbesse', 'Le Chai'])
    expect(names(await shop.html('/boutique?millesime=2011'))).toEqual(['Vin jaune'])
    const none = await shop.html('/boutique?q=whisky')
    expect(none).toContain('Aucun produit')
    expect(none).toContain('Rien ne répond à ces critères')
  })

  test('are narrowed by a dish, chosen or typed, slips forgiven', async () => {
    const html = await shop.html('/boutique')
    expect(html).toMatch(/<input(?=[^>]* name="plat")(?=[^>]* value="poisson")/)
    const fish = names(await shop.html('/boutique?plat=poisson'))
    expect(fish).toContain('Les Murgers')
    expect(fish).not.toContain('Vin de paille')
    expect(fish.length).toBeLessThan(24)
    expect(names(await shop.html('/boutique?plat=poisson,dessert'))).toContain('Vin de paille')
    expect(names(await shop.html('/boutique?q=truite'))).toContain('Les Murgers')
    expect(names(await shop.html('/boutique?q=chardonay'))).toContain('Les Murgers')
    // A dish that no owner has named is as good as not asked.
    expect(names(await shop.html('/boutique?plat=nuage'))).toEqual(names(html))
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
    const html = await shop.html(path)
    const links = [...html.matchAll(/href="(\/boutique\/clos-de-l-abbesse\?declinaison=[^"]*)"/g)].map(([, href = '']) => href)
    expect(links).toHaveLength(4)
    expect(html).toContain('24,00\u00a0€')
    expect(html).toContain('32,00\u00a0€/L')
    const magnum = await shop.html(links[1] ?? '')
    expect(magnum).toMatch(/aria-current="true"[^>]*>\s*<span><b class="num">2021 · 150\u00a0cl/)
    expect(magnum).toContain('34,67\u00a0€/L')
    expect(magnum).toContain('Plus que 8')
    expect(magnum).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
    expect(await shop.html(links[3] ?? '')).toContain('<li class="is-out">Épuisé')
    expect((await shop.get(`${path}?declinaison=geai-2023-75`)).status).toBe(404)
    expect((await shop.get('/boutique/nulle-part')).status).toBe(404)
  })

  test('tells before the purchase what the law wants told: alcohol, allergens, ingredients, energy, origin, who bottled it', async () => {
    const html = await shop.html(path)
    for (const fact of ['13\u00a0% vol.', '<strong>sulfites</strong>', 'Raisins', '39600 Montorge', 'kJ /', 'France', 'L21-02']) {
      expect(html).toContain(fact)
    }
    expect(html).toContain('Quatorze jours pour changer d’avis')
    expect(html).toContain('L’abus d’alcool est dangereux pour la santé')
    await shop.call('PUT', '/admin/product/abbesse', { facts: { withdrawalException: 'EN_PRIMEUR' } })
    const primeur = await shop.html(path)
    expect(primeur).toContain('le droit de rétractation ne s’y applique pas')
    expect(primeur).not.toContain('Quatorze jours')
    await shop.call('PUT', '/admin/product/abbesse', { facts: { withdrawalException: 'NONE' } })
  })

  test('[E-16] shows what it goes with and what stands beside it; a box shows its bottles', async () => {
    const html = await shop.html(path)
    expect(html).toMatch(/src="\/art\/meal-viande\.svg"[^>]*\/?><span>Entrecôte aux morilles/)
    expect(html).toContain('href="/boutique/la-combe-au-geai"')
    const box = await shop.html('/boutique/la-decouverte')
    expect(box).toContain('href="/boutique/les-murgers"')
    expect(box).toContain('3 bouteilles')
    expect(box).toContain('24,89\u00a0€/L')
  })

  test('strikes a price through only where the ledger bears it out', async () => {
    const reduced = await shop.html('/boutique/premier-matin')
    expect(reduced).toContain('<s>11,00\u00a0€</s> prix le plus bas des 30 jours avant la réduction')
    expect(reduced).toContain('9,90\u00a0€')
    await shop.call('PUT', '/admin/product/foudre', { price: 2100, discount: { type: 'PERCENTAGE', amount: 20 } })
    const other = await shop.html('/boutique/le-grand-foudre')
    expect(other).toContain('<s>21,00\u00a0€</s>')
    await shop.call('PUT', '/admin/product/foudre', { discount: null })
    expect(await shop.html('/boutique/le-grand-foudre')).not.toContain('<s>')
  })

  test('is told to search engines with its offers, and stands in the sitemap', async () => {
    const [product, trail] = things(await shop.html(path))
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
  const list = await shop.html('/boutique?q=abbesse')
  const [, shown = ''] = /class="good-text">(Un vin de voile[^<]*)</.exec(list) ?? []
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
  const html = await shop.html('/le-domaine')
  expect(html.match(/class="good"/g)).toHaveLength(2)
  expect(html).toContain('href="/boutique?categorie=a-offrir"')
})

test('a site that does not sell has neither shelves nor products, in its menus, its map or its blocks', async () => {
  await shop.call('PUT', '/admin/site', { isECommerce: false })
  for (const path of ['/boutique', '/boutique/clos-de-l-abbesse'])
    expect([path, (await shop.get(path)).status]).toEqual([path, 404])
  for (const path of ['/', '/le-domaine', '/sitemap.xml'])
    expect([path, (await shop.html(path)).includes('/boutique')]).toEqual([path, false])
})
