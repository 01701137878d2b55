import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { fieldsOf } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import type { PagePart } from '../../support/page/page-part.ts'
import { origin } from '../../support/site.ts'
import { enterReader, type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let member: { cookie: string }
beforeAll(async () => {
  shop = await openOwnedShop()
  member = await enterReader(shop)
})
afterAll(() => shop.close())

const seen = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.get('location')]
}
const main = async (path: string) => (await shop.page(path)).main
const leadsTo = (part: PagePart) => part.links().map(({ href = '' }) => href)

test('[R-18] a list has a link for each of its pages; behind its end there is nothing, and what is no page is the first', async () => {
  const first = await main('/actualites')
  expect(first.link('Page 2').href).toBe('/actualites?page=2')
  expect([first.link('Page 1').isCurrent, first.link('Page 2').isCurrent]).toEqual([true, false])
  const second = await main('/actualites?page=2')
  expect(second.one('[rel="prev"]').href).toBe('/actualites')
  expect(second.all('[rel="next"]')).toHaveLength(0)
  const linked = (list: PagePart) => leadsTo(list).filter((href) => href.startsWith('/actualites/'))
  expect(new Set([...linked(first), ...linked(second)]).size).toBe(11)
  expect(await seen('/actualites?page=3')).toEqual([404, null])
  for (const page of ['1', '0', '-1', 'x', '', '01', '1e3', '99999999'])
    expect(await seen(`/actualites?page=${page}`), page).toEqual([301, '/actualites'])
  expect(await seen('/services?tag=repas&page=1')).toEqual([301, '/services?tag=repas'])
  for (const path of ['/blog', '/albums', '/services', '/elements/soirees', '/blog/la-vigne'])
    expect([path, ...(await seen(`${path}?page=7`)), ...(await seen(`${path}?page=a`))]).toEqual([path, 404, null, 301, path])
})

test('a piece of news says what it is to visitors, to search engines and to feed readers', async () => {
  const page = await shop.page('/actualites/le-vin-jaune-est-en-bouteilles')
  expect(page.main.heading().text).toBe('Le vin jaune est en bouteilles')
  expect(page.main.text).toContain('soixante-deux')
  expect(page.canonical).toBe(`${origin}/actualites/le-vin-jaune-est-en-bouteilles`)
  const fed = page.one('link[rel="alternate"][type="application/rss+xml"]')
  expect([fed.name, fed.href]).toEqual(['Les nouvelles (RSS)', '/rss.xml'])
  expect(page.structuredData[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Le vin jaune est en bouteilles',
    datePublished: '2026-10-28',
  })
  expect(await seen('/actualites/rien')).toEqual([404, null])
  const feed = await shop.get('/rss.xml')
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const text = await feed.text()
  expect(text).toContain(`<link>${origin}/actualites/le-vin-jaune-est-en-bouteilles</link>`)
  const dates = [...text.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date))
  expect(dates.length).toBeGreaterThan(20)
  expect(dates).toEqual([...dates].sort((left, right) => right - left))
})

test('[R-17] the blog has its folders, the way to where one is, its list and its articles, each at one address', async () => {
  const list = await main('/blog')
  for (const path of ['/blog/la-vigne', '/blog/la-cave', '/blog/la-cave/le-vin-jaune/ouvrir-un-clavelin', '/blog?page=2'])
    expect(leadsTo(list)).toContain(path)
  expect(list.all('li.post')).toHaveLength(11)
  const folder = await main('/blog/la-cave')
  expect(folder.heading().text).toBe('La cave')
  expect(leadsTo(folder)).toContain('/blog/la-cave/le-vin-jaune')
  expect(folder.element.innerHTML).not.toContain('vendanger-le-poulsard')
  const article = await main('/blog/la-cave/le-vin-jaune/ouvrir-un-clavelin')
  const trail = article.region('Fil d’Ariane')
  expect(leadsTo(trail)).toEqual(['/', '/blog', '/blog/la-cave', '/blog/la-cave/le-vin-jaune'])
  expect(trail.one('[aria-current="page"]').text).toMatch(/^Ouvrir un clavelin/)
  expect(article.text).toContain('mettez la bouteille debout')
  expect(await seen('/blog/ouvrir-un-clavelin')).toEqual([301, '/blog/la-cave/le-vin-jaune/ouvrir-un-clavelin'])
  expect(await seen('/blog/la-vigne/le-vin-jaune')).toEqual([301, '/blog/la-cave/le-vin-jaune'])
  expect(await seen('/blog/la-cave/rien')).toEqual([404, null])
})

test('a blog that is switched off is in no menu, list or feed, and is there again when it is switched on', async () => {
  const around = async () => {
    const { hrefs } = await shop.page('/')
    const [map, feed, news] = await Promise.all(['/sitemap.xml', '/rss.xml', '/nouvelles'].map((path) => shop.html(path)))
    return [hrefs.includes('/blog'), map?.includes('/blog'), feed?.includes('/blog'), news?.includes('Dans le carnet')]
  }
  expect(await around()).toEqual([true, true, true, true])
  await shop.set('BLOG_ACTIVATED', 'false')
  expect(await around()).toEqual([false, false, false, false])
  for (const path of ['/blog', '/blog/la-cave', '/blog/un-poulet-des-morilles'])
    expect((await shop.get(path)).status, path).toBe(404)
  await shop.set('BLOG_ACTIVATED', '')
  expect(await around()).toEqual([true, true, true, true])
})

test('[C-05] a card shows the first 120 characters of a summary, cut between two words; its page shows all of it', async () => {
  const summary = `${'Le savagnin attend sous son voile, '.repeat(4)}sept ans durant.`
  const { id } = await shop.call('POST', '/admin/news', {
    title: 'Sous voile',
    slug: 'sous-voile',
    summary,
    blocks: [],
    isValid: true,
  })
  const said = (await main('/actualites')).all('p').map(({ text }) => text)
  const shown = said.find((text) => text.startsWith('Le savagnin attend sous son voile')) ?? ''
  expect(shown).toMatch(/^Le savagnin.*\p{L}…$/u)
  expect([...shown].length).toBeLessThanOrEqual(120)
  expect([...shown].length).toBeGreaterThan(100)
  expect((await main('/actualites/sous-voile')).text).toContain('sept ans durant.')
  await shop.call('DELETE', `/admin/news/${id}`)
})

test('an album shows each picture on a page of its own, with the way to its neighbours in a ring', async () => {
  expect((await main('/albums/percee')).all('[data-enlarge]')).toHaveLength(5)
  const first = await main('/albums/percee/1')
  expect(first.text).toContain('1 / 5')
  const [before, after] = [first.link('Image précédente'), first.link('Image suivante')]
  expect([before.href, before.attribute('rel')]).toEqual(['/albums/percee/5', 'prev'])
  expect([after.href, after.attribute('rel')]).toEqual(['/albums/percee/2', 'next'])
  expect((await main('/albums/percee/5')).link('Image suivante').href).toBe('/albums/percee/1')
  for (const place of ['0', '6', 'x', '1x']) expect((await shop.get(`/albums/percee/${place}`)).status, place).toBe(404)
})

test('[O-02] pages, services and elements for members send a visitor to the login and back, and open to members alone', async () => {
  await shop.call('PUT', '/admin/page/le-domaine', { forMembers: true })
  const places = {
    '/le-domaine': 'Le domaine',
    '/services/reserve-des-vieux-millesimes': '1999',
    '/elements/soirees/soiree-des-membres': 'macvin',
  }
  for (const [path, words] of Object.entries(places)) {
    const sent = await shop.get(path)
    expect([sent.status, sent.headers.get('location')], path).toEqual([302, `/auth?retour=${encodeURIComponent(path)}`])
    expect(await (await shop.get(`${path}.data`)).text()).not.toContain(words === 'Le domaine' ? 'Marthe Vuillemin' : words)
    const shown = await shop.get(path, member)
    expect([shown.status, shown.headers.get('x-robots-tag')], path).toEqual([200, 'noindex'])
    expect(shown.headers.get('cache-control')).toContain('no-store')
    expect(await shown.text()).toContain(words)
    expect((await shop.get(path)).status, path).toBe(302)
  }
  const map = await shop.html('/sitemap.xml')
  for (const path of Object.keys(places)) expect(map).not.toContain(`${path}<`)
  expect(map).toContain('/services/visite-privee<')
  await shop.call('PUT', '/admin/page/le-domaine', { forMembers: false })
})

test('threat 45: whoever wants most places of an evening is told beside their number to write or to call, and keeps what they typed', async () => {
  const path = '/elements/soirees/trois-ages-du-comte'
  const typed = { firstname: 'Agathe', lastname: 'Perrenot', email: 'groupe@exemple.test', places: '16', text: 'Un car' }
  const refused = await shop.post(path, typed)
  const page = readPage(await refused.text())
  const places = page.field('Nombre de places')
  expect(refused.status).toBe(422)
  expect([places.value, places.isInvalid]).toEqual(['16', true])
  expect(places.fault).toMatch(/vous pouvez encore réserver \d places\s: pour un groupe, écrivez-nous ou appelez-nous\.$/)
  expect(fieldsOf(page, path)).toMatchObject(typed)
  expect(await shop.html(path)).toContain('16 places libres')
})

test('a visitor registers for an evening by its form alone, confirms it by the button that the mail leads to, and takes it back', async () => {
  const path = '/elements/soirees/trois-ages-du-comte'
  const left = async () => /(\d+) places libres/.exec((await main(path)).text)?.[1]
  expect(await left()).toBe('16')
  const typed = { firstname: 'Agathe', lastname: 'Perrenot', email: 'agathe', places: '2', text: 'Deux chaises près du feu' }
  const refused = await shop.post(path, typed)
  expect(refused.status).toBe(422)
  const again = readPage(await refused.text())
  expect(again.main.field('Adresse e-mail').isInvalid).toBe(true)
  expect(fieldsOf(again, path)).toMatchObject(typed)
  const kept = await shop.post(path, { ...typed, email: 'agathe@exemple.test' })
  const to = new URL(kept.headers.get('location') ?? '', 'http://localhost')
  expect([kept.status, to.pathname, to.hash, to.searchParams.get('inscrit')]).toEqual([303, path, '#inscription', 'oui'])
  const until = sayLongMoment(to.searchParams.get('avant') ?? '')
  expect((await shop.html(`${path}${to.search}`)).replaceAll('\u00a0', ' ')).toContain(
    `Confirmez par le lien du message que nous vous envoyons, avant le ${until.replaceAll('\u00a0', ' ')} : vos places vous sont gardées jusque-là.`,
  )
  expect(await shop.html(`${path}?inscrit=oui`)).toContain('vos places sont gardées')
  expect(await shop.html(`${path}?inscrit=une&avant=demain`)).toContain('votre place est gardée')
  expect(leadsTo(await main(`${path}?inscrit=oui`))).toContain(`${path}/agenda.ics`)
  const file = (await shop.html(`${path}/agenda.ics`)).replaceAll('\r\n ', '')
  expect(file).toMatch(/SUMMARY:Trois âges du comté[\s\S]*LOCATION:7\\, rue de la Vouivre\\, 39600 Montorge/)
  expect(await left()).toBe('14')
  const rows = await bindToSite(shop.db, '1')
    .read.selectFrom('outbox')
    .select('params')
    .where('kind', '=', 'registration_confirmed')
    .execute()
  const link = JSON.parse(rows[0]?.params ?? '{}').path as string
  const state = async () => {
    const row = await bindToSite(shop.db, '1').read.selectFrom('registrations').select('state').executeTakeFirst()
    return row?.state
  }
  const page = await shop.page(link)
  // Machines open links: only the one button confirms.
  expect([page.main.buttons().length, await state()]).toEqual([1, 'WAITING'])
  expect(page.meta('referrer')).toBe('strict-origin')
  const { token = '' } = fieldsOf(page, '/inscription/places')
  for (const turn of ['once', 'twice']) {
    const confirmed = await shop.post('/inscription/places', { token })
    expect([confirmed.status, confirmed.headers.get('location'), await state()], turn).toEqual([303, path, 'CONFIRMED'])
  }
  const unknown = await shop.post('/inscription/places', { token: 'x'.repeat(43) })
  const told = readPage(await unknown.text())
  expect([unknown.status, told.text]).toEqual([422, expect.stringContaining('Ce lien n’est plus valable')])
  const action = '/inscription/annuler'
  expect(leadsTo(told)).toContain(`${action}/${'x'.repeat(43)}`)
  expect((await shop.page('/inscription/places')).all(`[href^="${action}"]`)).toHaveLength(0)
  expect(leadsTo(page)).toContain(`${action}/${token}`)
  expect((await shop.page(`${action}/${token}`)).all(`form[action="${action}"]`)).toHaveLength(1)
  expect(await left()).toBe('14')
  const cancelled = await shop.post(action, { token })
  expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, path])
  expect(await left()).toBe('16')
  expect((await shop.post(action, { token })).status).toBe(422)
  expect((await shop.post(path, { ...typed, email: 'a@exemple.test', places: '99' })).status).toBe(422)
})

test('reviews stand with who wrote them, that nobody checks them and in which order; without any the page says so', async () => {
  expect((await main('/avis')).text).toContain('Aucun avis')
  const caveau = 'Ils sont passés au caveau'
  expect(await shop.html('/le-caveau')).toContain(caveau)
  await shop.call('POST', '/admin/parameter', {
    type: 'GOOGLE_PLACE_ID',
    kind: 'STRING',
    label: 'Lieu',
    value: 'ChIJ-montorge-39600',
  })
  expect(await shop.html('/le-caveau')).not.toContain(caveau)
  const said = { author: 'Hélène <b>D.</b>', rating: 4, text: 'Une leçon sur les marnes.', date: '2026-02-20' }
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx
      .insertInto('reviews')
      .values({ ...said, id: 'r1', rank: 1, fetched_at: new Date().toISOString() })
      .execute(),
  )
  await shop.set('INFO_BAR', 'Autre phrase')
  for (const path of ['/avis', '/le-caveau']) {
    const page = await main(path)
    expect(page.text).toContain(said.text)
    expect(page.text).toContain('Hélène <b>D.</b>')
    expect(page.pictures('4 étoiles sur 5')).toHaveLength(1)
    expect(page.text).toMatch(/Nous ne les contrôlons pas.*dans l’ordre où Google les donne/)
  }
  expect(leadsTo(await main('/avis'))).toContainEqual(expect.stringContaining('placeid=ChIJ-montorge-39600'))
})
