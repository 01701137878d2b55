import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { openBrowser } from '../../support/browser.ts'
import type { PagePart } from '../../support/page/page-part.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let member: { cookie: string }
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const token = await bindToSite(shop.db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'reader@shop.test', role: 'MEMBER', now: new Date() }),
  )
  member = { cookie: `token=${Buffer.from(JSON.stringify(token)).toString('base64')}` }
})
afterAll(() => shop.close())

const read = async (path: string, headers?: Record<string, string>) => (await shop.page(path, headers)).main
const hits = (results: PagePart) => results.all('h3 a[href]').map(({ href }) => href)
const seen = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.get('location')]
}

test('every result leads to a page that is there, and what was asked stays in the field', async () => {
  const found = new Set<string | undefined>()
  for (const asked of ['vin jaune', 'cave', 'degustation', 'visite', 'vendanges']) {
    const results = await read(`/recherche?q=${encodeURIComponent(asked)}`)
    expect(results.field('Que cherchez-vous\u00a0?').value).toBe(asked)
    for (const href of hits(results)) found.add(href)
  }
  const kinds = new Set([...found].map((href) => href?.split('/')[1]))
  for (const kind of ['boutique', 'blog', 'services', 'actualites']) expect(kinds).toContain(kind)
  for (const href of found) expect([href, (await shop.get(href ?? '')).status]).toEqual([href, 200])
})

test('what was looked for stands out, and nothing that is typed becomes markup', async () => {
  const marked = (await read('/recherche?q=VINS+JAUNES')).all('mark').map(({ text }) => text.toLowerCase())
  for (const word of ['vin', 'jaune']) expect(marked).toContain(word)
  const html = await shop.html('/recherche?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('results have real pages: behind the end there is none, and what is no page is the first', async () => {
  const first = await read('/recherche?q=vin')
  expect(first.link('Page 2').href).toBe('/recherche?q=vin&page=2')
  expect(hits(first)).toHaveLength(16)
  const second = await read('/recherche?q=vin&page=2')
  expect(hits(second).filter((href) => hits(first).includes(href))).toEqual([])
  expect(second.one('[rel="prev"]').href).toBe('/recherche?q=vin')
  for (const page of ['999', '99999']) expect(await seen(`/recherche?q=vin&page=${page}`)).toEqual([404, null])
  for (const page of ['1', '0', '-1', 'x', ''])
    expect(await seen(`/recherche?q=vin&page=${page}`)).toEqual([301, '/recherche?q=vin'])
})

test('kinds are links with how many there are, and keep the question', async () => {
  const chips = (await read('/recherche?q=vin+jaune')).all('a.chip')
  const [all, ...kinds] = chips.map((chip) => ({ name: chip.name, count: Number(chip.one('.num').text) }))
  expect(plain(all?.name ?? '')).toBe(`Tout ${all?.count}`)
  expect(kinds.length).toBeGreaterThan(2)
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count)
  const blog = await read('/recherche?q=vin+jaune&dans=blog')
  expect(hits(blog).every((href) => href?.startsWith('/blog/'))).toBe(true)
  expect(blog.one('input[type="hidden"][name="dans"]').value).toBe('blog')
  const [chosen, ...others] = blog.all('a.chip').filter(({ isCurrent }) => isCurrent)
  expect([chosen?.href, others.length]).toEqual([expect.stringContaining('dans=blog'), 0])
})

test('whoever finds nothing is helped on: another spelling, and ways through the site', async () => {
  const nothing = await read('/recherche?q=poulsardine')
  expect(nothing.text).toContain('Rien ne répond à')
  expect(nothing.text).toMatch(/Vouliez-vous dire poulsard/i)
  expect(nothing.link(/^poulsard$/i).href).toBe('/recherche?q=poulsard')
  for (const way of ['/boutique', '/actualites', '/blog', '/contact']) expect(nothing.hrefs).toContain(way)
  expect((await read('/recherche?q=savanin')).text).toContain('Résultats pour')
  const blank = await read('/recherche')
  expect(blank.text).not.toContain('Rien ne répond')
  expect(blank.form('/recherche').button().name).not.toBe('')
})

test('no cache keeps an answer, no search engine lists one, and no log has the question', async () => {
  const { headers } = await shop.get('/recherche?q=ma-question-secrete')
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
  expect((await shop.page('/recherche?q=x')).meta('robots')).toBe('noindex, follow')
  for (const path of ['/recherche.data', '/recherche/suggestions', '/api/search'])
    await shop.get(`${path}?q=ma-question-secrete`, { idSite: '1' })
  const lines = JSON.stringify(await shop.log())
  expect(lines).toContain('/recherche/suggestions')
  expect(lines).toContain('/api/search')
  expect(lines).not.toContain('question-secrete')
})

test('proposals say where they lead; a field in each bar asks for them, and sends its question without script', async () => {
  const answer = await shop.get('/recherche/suggestions?q=cremant')
  expect(answer.headers.get('content-type')).toContain('application/json')
  const proposals = (await answer.json()) as {
    href: string
    title: string
    label: string
    picture?: { src: string }
    buy?: { vins: string; size: string; says: string }
  }[]
  expect(proposals.length).toBeGreaterThan(0)
  expect(proposals.length).toBeLessThanOrEqual(6)
  expect(proposals[0]).toMatchObject({ href: '/boutique/nuit-claire', title: 'Nuit claire', price: '14,50\u00a0€' })
  expect(proposals[0]?.picture?.src).toMatch(/^\//)
  // What one click buys of it is the size that is shown, by the form of the shelves.
  const { vins = '', size, says } = proposals[0]?.buy ?? {}
  expect([size, says].map((text) => plain(text ?? ''))).toEqual(['75 cl', 'Ajouter au panier : Nuit claire, 75 cl'])
  const browser = openBrowser(shop)
  await browser.send(await browser.open(`/panier/ajouter?vins=${vins}`), '/panier/ajouter')
  expect((await browser.open('/panier')).text).toContain('Nuit claire')
  const forDish = (await (await shop.get('/recherche/suggestions?q=poulet+a+la+creme')).json()) as typeof proposals
  expect(plain(forDish[0]?.label ?? '')).toBe('Accord donné par le domaine : Poulet à la crème.')
  const home = await shop.page('/')
  expect(home.all('form.find[action="/recherche"]')).toHaveLength(2)
  expect(home.all('input[name="q"][data-suggest]').length).toBeGreaterThan(0)
})

test('[O-02] what is for members is found by members alone', async () => {
  const path = '/recherche?q=reserve+vieux+millesimes'
  const place = '/services/reserve-des-vieux-millesimes'
  expect(hits(await read(path))).not.toContain(place)
  const own = await read(path, member)
  expect(hits(own)[0]).toBe(place)
  expect(own.text).toContain('Réservé aux membres')
  const over = await read(path, { cookie: `token=${Buffer.from('"gone"').toString('base64')}` })
  expect(hits(over)).not.toContain(place)
})

test('a search that is switched off is not there', async () => {
  await shop.set('SEARCH_ACTIVATED', 'false')
  for (const path of ['/recherche?q=vin', '/recherche/suggestions?q=vin']) expect((await shop.get(path)).status).toBe(404)
  expect(await shop.html('/')).not.toContain('/recherche')
  await shop.set('SEARCH_ACTIVATED', 'true')
  expect((await shop.get('/recherche?q=vin')).status).toBe(200)
})

test('a dish leads to the wines that go with it, each with who says so: the owner of the dish or of its family', async () => {
  const goods = async (asked: string) => hits(await read(`/recherche?dans=boutique&q=${encodeURIComponent(asked)}`))
  expect(await goods('poulet')).toEqual(expect.arrayContaining(['/boutique/les-murgers']))
  expect(await goods('truite')).toEqual(expect.arrayContaining(['/boutique/les-murgers']))
  expect(await goods('huîtres')).toEqual(expect.arrayContaining(['/boutique/nuit-claire']))
  expect(await goods('comté')).toEqual(expect.arrayContaining(['/boutique/les-murgers', '/boutique/vin-jaune']))
  const fondue = await read('/recherche?q=fondue&dans=boutique')
  expect(hits(fondue)).toContain('/boutique/vin-jaune')
  expect(plain(fondue.text)).toContain('Conseillé par le domaine avec : fromage (Comté de trois ans).')
  const chicken = await read('/recherche?q=poulet+à+la+crème')
  expect(plain(chicken.all('.advised')[0]?.text ?? '')).toContain('Accord donné par le domaine : Poulet à la crème.')
  // What is no dish at all is still answered by nothing.
  expect((await read('/recherche?q=tournevis')).text).toContain('Rien ne répond à')
})

test('wines stand first, with their price and a way into the cart; behind them what is written, and a link to all wines', async () => {
  const results = await read('/recherche?q=poulet')
  const [first, ...others] = results.all('h2').map(({ text }) => text)
  expect(first).toBe('Les vins qui vont avec')
  expect(others).toContain('À lire')
  const [wine] = results.all('.advised')
  expect(wine?.one('.price').text).toMatch(/€/)
  const wines = await read('/recherche?q=vin')
  expect(wines.all('.advised')).toHaveLength(8)
  expect(wines.link(/^Voir les \d+ vins$/).href).toBe('/recherche?q=vin&dans=boutique')
  expect(results.all('form[action="/panier/ajouter"]').length).toBeGreaterThan(0)
  // A page whose name was asked for is not hidden behind wines.
  expect(hits(await read('/recherche?q=les+vignes'))[0]).toBe('/les-vignes')
})

test('whoever finds nothing is shown three wines that are there, and never a word that the shop does not know', async () => {
  const nothing = await read('/recherche?q=klaxon')
  const shelf = nothing.region('Trois vins, en attendant')
  expect(shelf.all('.good')).toHaveLength(3)
  expect(shelf.text).not.toContain('Épuisé')
  expect(nothing.text).not.toContain('Vouliez-vous dire')
})

test('the page of recipes shows the wines that it names', async () => {
  const recipes = await read('/recettes-et-accords')
  const named = ['Nuit claire', 'Les Murgers', 'La Combe au Geai', 'Clos de l’Abbesse', 'Vin jaune', 'Vin de paille']
  const sold = recipes.region(/^Les vins cités/).all('h3 > a')
  expect(sold.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
})
