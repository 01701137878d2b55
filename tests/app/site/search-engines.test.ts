import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growRows } from '../../../scripts/bench/grow.mjs'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

test('a public page names its one address, its title and what it is about, for search engines and for whoever shares it', async () => {
  const { canonical, title, meta } = await shop.page('/le-domaine?utm_source=x')
  expect([canonical, meta('og:url')]).toEqual([`${origin}/le-domaine`, `${origin}/le-domaine`])
  expect(meta('og:locale')).toBe('fr_FR')
  expect(title).toMatch(/Le domaine/)
  expect(meta('og:title')).toBe(title)
  expect(meta('description')?.length).toBeGreaterThan(40)
  expect(meta('og:description')).toBe(meta('description'))
})

test('a page without a description is described by its first words', async () => {
  await shop.call('PUT', '/admin/page/le-domaine', {
    metaDescription: '',
    blocks: [{ type: 'title', text: 'Nos vignes', lead: 'Neuf hectares en bio, sur trois versants.' }],
  })
  expect((await shop.page('/le-domaine')).meta('description')).toBe('Neuf hectares en bio, sur trois versants.')
})

test('the home page says what the company is, whatever its owner writes in its name', async () => {
  await shop.set('COMPANY_NAME', 'Domaine </script><script>alert(1)</script>')
  const page = await shop.page('/')
  expect(page.html).not.toContain('<script>alert(1)')
  expect(page.structuredData[0]).toMatchObject({
    '@type': 'Winery',
    name: 'Domaine </script><script>alert(1)</script>',
    url: `${origin}/`,
  })
  await shop.set('COMPANY_NAME', '')
  await shop.call('PUT', '/admin/site', { isWinemaker: false, isECommerce: true })
  expect((await shop.page('/')).structuredData[0]['@type']).toBe('Store')
  await shop.call('PUT', '/admin/site', { isWinemaker: true, isECommerce: false })
})

test('a page under another shows the way to it', async () => {
  const { id } = await shop.call('POST', '/admin/page', {
    title: 'La cave',
    url: 'le-domaine/la-cave',
    idParent: 'le-domaine',
    isValid: true,
  })
  const [trail] = (await shop.page('/le-domaine/la-cave')).structuredData
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${origin}/le-domaine`,
    `${origin}/le-domaine/la-cave`,
  ])
  await shop.call('DELETE', `/admin/page/${id}`)
})

test('the list of pages holds those that all may read, and forgets one that is withdrawn', async () => {
  const answer = await shop.get('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const listed = await answer.text()
  for (const path of ['/', '/le-domaine', '/le-caveau']) expect(listed).toContain(`<loc>${origin}${path}</loc><lastmod>20`)
  for (const path of ['/agenda', '/newsletter']) {
    expect(listed).toContain(`<loc>${origin}${path}</loc>`)
    const { status, headers } = await shop.get(path)
    expect([status, headers.get('x-robots-tag')?.includes('noindex') ?? false]).toEqual([200, false])
  }
  await shop.set('NEWSLETTER_ACTIVATED', 'false')
  expect(await shop.html('/sitemap.xml')).not.toContain('/newsletter<')
  await shop.set('NEWSLETTER_ACTIVATED', '')
  await shop.call('PUT', '/admin/page/le-domaine', { isValid: false })
  expect(await shop.html('/sitemap.xml')).not.toContain(`${origin}/le-domaine<`)
  await shop.call('PUT', '/admin/page/le-domaine', { isValid: true, isText: true })
  expect(await shop.html('/sitemap.xml')).not.toContain(`${origin}/le-domaine<`)
  await shop.call('PUT', '/admin/page/le-domaine', { isText: false, forMembers: true })
  expect(await shop.html('/sitemap.xml')).not.toContain(`${origin}/le-domaine<`)
  await shop.call('PUT', '/admin/page/le-domaine', { forMembers: false })
  expect(await shop.html('/sitemap.xml')).toContain(`${origin}/le-domaine<`)
})

test('search engines are kept out of what is one visitor’s own, and out of a site that is being built', async () => {
  const robots = await shop.html('/robots.txt')
  for (const path of ['/mon-compte', '/auth', '/admin', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  for (const path of ['/auth', '/cookies']) expect((await shop.get(path)).headers.get('x-robots-tag'), path).toBe('noindex')
  await shop.call('PUT', '/admin/site', { isBuilding: true })
  const closed = await shop.get('/robots.txt')
  expect([closed.status, await closed.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
  expect((await shop.get('/sitemap.xml')).status).toBe(503)
  await shop.call('PUT', '/admin/site', { isBuilding: false })
})

test('a page that is written in two languages names both, and so does the list of pages', async () => {
  const country = { id: '826', alphaTwo: 'GB', alphaThree: 'GBR', numCode: '826', name: 'Royaume-Uni' }
  const english = { code: 'en', label: 'English', deeplCode: 'EN-GB', isValid: true, country }
  const { id } = await shop.call('POST', '/admin/language', english)
  const page = { title: 'The estate', url: 'the-estate', isValid: true, translationOf: 'le-domaine' }
  await shop.call('POST', '/admin/page', page, 'en')
  const alternates = async (path: string) => {
    const links = (await shop.page(path)).all('link[rel="alternate"][hreflang]')
    return Object.fromEntries(links.map(({ attribute, href }) => [attribute('hreflang'), href]))
  }
  for (const path of ['/le-domaine', '/en/the-estate']) {
    expect(await alternates(path)).toMatchObject({
      fr: `${origin}/le-domaine`,
      en: `${origin}/en/the-estate`,
      'x-default': `${origin}/le-domaine`,
    })
  }
  expect(await shop.html('/sitemap.xml')).toContain(`hreflang="en" href="${origin}/en/the-estate"`)
  await shop.call('DELETE', `/admin/language/${id}`)
  expect(await alternates('/le-domaine')).toEqual({})
})

/** Wines as of a large estate, and a new version of the content. */
function growCatalogue(): void {
  const writer = new Sqlite(join(shop.env.DATA_DIR ?? '', 'shop.db'))
  growRows(writer, { products: 5_050, orders: 0, members: 0 })
  writer.close()
}

test('the list of pages of a large shop is an index of parts, kept as pages are', async () => {
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const single = await shop.get('/sitemap.xml?page=1')
  expect([single.status, single.headers.get('location')]).toEqual([301, '/sitemap.xml'])
  growCatalogue()
  const addresses = (text: string) => Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)
  const index = await shop.html('/sitemap.xml')
  expect(addresses(index)).toEqual([1, 2].map((part) => `${origin}/sitemap.xml?page=${part}`))
  const parts = await Promise.all([1, 2].map((part) => shop.html(`/sitemap.xml?page=${part}`)))
  expect(parts.map((part) => addresses(part).length)[0]).toBe(5_000)
  const named = parts.flatMap(addresses)
  expect(new Set(named).size).toBe(named.length)
  expect(named).toContain(`${origin}/contact`)
  const again = await shop.get('/sitemap.xml?page=2')
  expect([again.status, again.headers.get('content-type'), await again.text()]).toEqual([
    200,
    'application/xml; charset=utf-8',
    parts[1],
  ])
  // What carries more than the address of a page is answered from the same map.
  expect(await shop.html('/sitemap.xml?x=1', { cookie: 'token=x' })).toBe(index)
  for (const page of ['0', '3', '01', 'x', '99999']) expect((await shop.get(`/sitemap.xml?page=${page}`)).status, page).toBe(404)
  const read = (await shop.log()).filter(({ path, status }) => path === '/sitemap.xml' && status === 200)
  expect(read.slice(-5).map(({ kind }) => kind)).toEqual(['page', 'page', 'page', 'hit', 'page'])
})
