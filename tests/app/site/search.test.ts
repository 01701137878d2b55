import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
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

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const hits = (html: string) => [...html.matchAll(/<h2><a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
const seen = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.get('location')]
}

test('every result leads to a page that is there, and what was asked stays in the field', async () => {
  const found = new Set<string | undefined>()
  for (const asked of ['vin jaune', 'cave', 'degustation', 'visite', 'vendanges']) {
    const html = main(await shop.html(`/recherche?q=${encodeURIComponent(asked)}`))
    expect(html).toMatch(new RegExp(`<input(?=[^>]* name="q")(?=[^>]* value="${asked}")`))
    for (const href of hits(html)) found.add(href)
  }
  const kinds = new Set([...found].map((href) => href?.split('/')[1]))
  for (const kind of ['boutique', 'blog', 'services', 'actualites']) expect(kinds).toContain(kind)
  for (const href of found) expect([href, (await shop.get(href ?? '')).status]).toEqual([href, 200])
})

test('what was looked for stands out, and nothing that is typed becomes markup', async () => {
  expect(main(await shop.html('/recherche?q=VINS+JAUNES'))).toMatch(/<mark>Vin<\/mark> <mark>jaune<\/mark>/)
  const html = main(await shop.html('/recherche?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27'))
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('results have real pages: behind the end there is none, and what is no page is the first', async () => {
  const first = main(await shop.html('/recherche?q=vin'))
  expect(first).toContain('href="/recherche?q=vin&amp;page=2"')
  expect(hits(first)).toHaveLength(10)
  const second = main(await shop.html('/recherche?q=vin&page=2'))
  expect(hits(second).filter((href) => hits(first).includes(href))).toEqual([])
  expect(second).toContain('href="/recherche?q=vin" rel="prev"')
  for (const page of ['999', '99999']) expect(await seen(`/recherche?q=vin&page=${page}`)).toEqual([404, null])
  for (const page of ['1', '0', '-1', 'x', ''])
    expect(await seen(`/recherche?q=vin&page=${page}`)).toEqual([301, '/recherche?q=vin'])
})

test('kinds are links with how many there are, and keep the question', async () => {
  const html = main(await shop.html('/recherche?q=vin+jaune'))
  const chips = [...html.matchAll(/<a [^>]*?class="chip" [^>]*?href="([^"]+)"[^>]*>([^<]+)<span class="num">(\d+)</g)]
  const counts = chips.map(([, href, label, count]) => [label?.trim(), Number(count), href])
  const [all, ...kinds] = counts
  expect(all?.[0]).toBe('Tout')
  expect(kinds.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(all?.[1])
  const blog = main(await shop.html('/recherche?q=vin+jaune&dans=blog'))
  expect(hits(blog).every((href) => href?.startsWith('/blog/'))).toBe(true)
  expect(blog).toContain('<input type="hidden" name="dans" value="blog"/>')
  expect(blog).toMatch(/class="chip" [^>]*href="[^"]*dans=blog" aria-current="page"/)
})

test('whoever finds nothing is helped on: another spelling, and ways through the site', async () => {
  const html = main(await shop.html('/recherche?q=poulsardine'))
  expect(html).toContain('Rien ne répond à')
  expect(html).toMatch(/Vouliez-vous dire <a [^>]*href="\/recherche\?q=poulsard">poulsard<\/a>/i)
  for (const way of ['/boutique', '/actualites', '/blog', '/contact']) expect(html).toContain(`href="${way}"`)
  const misspelt = main(await shop.html('/recherche?q=savanin'))
  expect(misspelt).toContain('Résultats pour')
  const blank = main(await shop.html('/recherche'))
  expect(blank).not.toContain('Rien ne répond')
  expect(blank).toContain('action="/recherche"')
})

test('no cache keeps an answer, no search engine lists one, and no log has the question', async () => {
  const { headers } = await shop.get('/recherche?q=ma-question-secrete')
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
  expect(await shop.html('/recherche?q=x')).toContain('<meta name="robots" content="noindex, follow"/>')
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
  const proposals = (await answer.json()) as { href: string; title: string; label: string }[]
  expect(proposals.length).toBeGreaterThan(0)
  expect(proposals.length).toBeLessThanOrEqual(6)
  expect(proposals[0]).toEqual({ href: expect.stringMatching(/^\/boutique\//), title: expect.any(String), label: 'Boutique' })
  const home = await shop.html('/')
  expect(home.match(/<form(?=[^>]*class="find")(?=[^>]*action="\/recherche")/g)).toHaveLength(2)
  expect(home).toMatch(/<input(?=[^>]* name="q")(?=[^>]* data-suggest=")/)
})

test('[O-02] what is for members is found by members alone', async () => {
  const path = '/recherche?q=reserve+vieux+millesimes'
  const place = '/services/reserve-des-vieux-millesimes'
  expect(hits(main(await shop.html(path)))).not.toContain(place)
  const own = main(await shop.html(path, member))
  expect(hits(own)[0]).toBe(place)
  expect(own).toContain('Réservé aux membres')
  const over = main(await shop.html(path, { cookie: `token=${Buffer.from('"gone"').toString('base64')}` }))
  expect(hits(over)).not.toContain(place)
})

test('a search that is switched off is not there', async () => {
  await shop.set('SEARCH_ACTIVATED', 'false')
  for (const path of ['/recherche?q=vin', '/recherche/suggestions?q=vin']) expect((await shop.get(path)).status).toBe(404)
  expect(await shop.html('/')).not.toContain('/recherche')
  await shop.set('SEARCH_ACTIVATED', 'true')
  expect((await shop.get('/recherche?q=vin')).status).toBe(200)
})

test('a dish leads to the wines that go with it, and one that no wine names to those of its family', async () => {
  const goods = async (asked: string) => hits(main(await shop.html(`/recherche?dans=boutique&q=${encodeURIComponent(asked)}`)))
  expect(await goods('poulet')).toEqual(expect.arrayContaining(['/boutique/les-murgers']))
  expect(await goods('truite')).toEqual(expect.arrayContaining(['/boutique/les-murgers']))
  expect(await goods('huîtres')).toEqual(expect.arrayContaining(['/boutique/nuit-claire']))
  expect(await goods('comté')).toEqual(expect.arrayContaining(['/boutique/les-murgers', '/boutique/vin-jaune']))
  const fondue = main(await shop.html('/recherche?q=fondue&dans=boutique'))
  expect(hits(fondue)).toContain('/boutique/vin-jaune')
  expect(fondue).toMatch(/Résultats pour «\u00a0fromage\u00a0»/i)
  // What is no dish at all is still answered by nothing.
  expect(await goods('tournevis')).toEqual([])
})

test('the page of recipes shows the wines that it names, and each of its dishes leads to its wine', async () => {
  const html = main(await shop.html('/recettes-et-accords'))
  const [told = '', shelf = ''] = html.split('Les vins cités')
  const named = ['Nuit claire', 'Les Murgers', 'La Combe au Geai', 'Clos de l’Abbesse', 'Vin jaune', 'Vin de paille']
  const sold = [...shelf.matchAll(/<h3><a[^>]*>(.*?)<\/a><\/h3>/g)].map(([, name]) => name)
  expect(sold.toSorted()).toEqual(named.toSorted())
  for (const slug of ['nuit-claire', 'les-murgers', 'la-combe-au-geai', 'clos-de-l-abbesse', 'vin-jaune', 'vin-de-paille'])
    expect(told).toContain(`href="/boutique/${slug}"`)
})
