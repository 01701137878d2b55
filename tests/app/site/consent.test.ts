import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { fieldsOf, openBrowser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.db.inTransaction((tx) => tx.updateTable('pages').set({ blocks: '[]' }).execute())
  await shop.set('INFO_BAR', 'Rien des autres ne se montre encore sur ce site.')
})
afterAll(() => shop.close())

const analytics = { isActive: true, provider: 'plausible', url: 'https://mesure.exemple.test', id: 'exemple.fr' }
const configure = (app: string, config: object) => shop.call('PUT', `/admin/external-app/${app}`, { config })
const everything = async () => {
  await configure('analytics', analytics)
  await configure('pixel', { isActive: true, id: '123' })
  await configure('messenger', { isActive: true, id: 'abc-def' })
  await shop.set('SCRIPT_ORIGINS', 'https://outil.exemple.test')
  await shop.set('SCRIPT_TO_LOAD', 'https://outil.exemple.test/a.js')
}
afterEach(async () => {
  for (const app of ['analytics', 'pixel', 'messenger']) await shop.call('DELETE', `/admin/external-app/${app}`).catch(() => {})
  await shop.set('SCRIPT_TO_LOAD', '')
})

const asked = (choice: string) => ({ cookie: `consent=${encodeURIComponent(btoa(JSON.stringify(choice)))}` })
const foreign = /https:\/\/(?!localhost)[a-z0-9.-]+/g
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''
const all = asked('amsx')

describe('the bar', () => {
  test('stands above the page only where there is something to ask, and not once it was answered', async () => {
    const bars = async (path: string, headers?: Record<string, string>) => (await shop.page(path, headers)).all('.consent-bar')
    expect(await bars('/le-caveau')).toHaveLength(0)
    await configure('analytics', analytics)
    const page = await shop.page('/le-caveau')
    const [refuse, accept] = [page.button('Tout refuser'), page.button('Tout accepter')]
    expect([refuse.value, accept.value]).toEqual(['refused', 'given'])
    // Neither is more tempting than the other.
    expect([refuse, accept].map(({ attribute }) => attribute('class'))).toEqual(['btn btn-small', 'btn btn-small'])
    expect(page.one('.consent-bar, .app-bar').attribute('class')).toContain('consent-bar')
    for (const choice of ['none', 'a', 'amsx']) expect(await bars('/le-caveau', asked(choice))).toHaveLength(0)
    for (const path of ['/auth', '/cookies', '/droits']) expect(await bars(path), path).toHaveLength(0)
  })

  test('[P-09] refusing and accepting are one click each, come back to the page, and hold thirteen months at most', async () => {
    await configure('analytics', analytics)
    for (const [months, days] of [
      ['6', [180, 185]],
      ['13', [393, 399]],
    ] as const) {
      await shop.set('CONSENT_MONTHS', months)
      for (const [choice, kept] of [
        ['refused', 'none'],
        ['given', 'a'],
      ] as const) {
        const browser = openBrowser(shop)
        const form = fieldsOf(await browser.open('/le-caveau'), '/cookies')
        const answer = await shop.post('/cookies', { ...form, choice })
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/le-caveau'])
        const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('consent=')) ?? ''
        expect(atob(decodeURIComponent(/consent=([^;]+)/.exec(cookie)?.[1] ?? ''))).toBe(JSON.stringify(kept))
        const lasts = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400
        expect(lasts).toBeGreaterThan(days[0])
        expect(lasts).toBeLessThan(days[1])
      }
    }
    await shop.set('CONSENT_MONTHS', '')
  })

  test('threat 26: comes back to a page of this site and to no other', async () => {
    const send = async (retour: string, referer?: string) => {
      const headers = { origin: 'http://localhost:3000', ...(referer && { referer }) }
      return (await shop.post('/cookies', { choice: 'refused', retour }, headers)).headers.get('location')
    }
    expect(await send('//evil.example')).toBe('/cookies')
    expect(await send('/le-caveau', 'https://evil.example/x')).toBe('/le-caveau')
    expect(await send('/le-caveau', 'http://localhost:3000/le-domaine?page=2')).toBe('/le-domaine?page=2')
  })
})

describe('the page of choices', () => {
  test('keeps each purpose apart, says so, and takes a change of mind', async () => {
    await everything()
    expect(await shop.html('/cookies')).toContain('Vous n’avez pas encore choisi.')
    const sent = await shop.post('/cookies', { choice: 'chosen', purpose: 'social' })
    expect(sent.headers.getSetCookie()[0]).toContain(encodeURIComponent(btoa('"s"')))
    const told = await shop.page('/cookies', asked('s'))
    expect(told.text).toContain('Vous avez accepté\u00a0: Réseaux sociaux et messagerie.')
    expect(told.one('#purpose-social').isChecked).toBe(true)
    expect(await shop.html('/cookies', asked('none'))).toContain('Vous avez refusé les cookies facultatifs.')
  })

  test('a choice that does not exist is refused beside the buttons', async () => {
    await everything()
    const answer = await shop.post('/cookies', { choice: 'perhaps' })
    expect(answer.status).toBe(422)
    expect(readPage(await answer.text()).alert().text).toMatch(/^Choisissez/)
    expect(answer.headers.getSetCookie().join()).not.toContain('consent=')
  })
})

describe('what is loaded of others', () => {
  test('[P-09] threat 55: nothing before a choice and nothing after a refusal; then what was accepted, and only that', async () => {
    await everything()
    for (const headers of [{}, asked('none')]) {
      const answer = await shop.get('/le-domaine', headers)
      expect(readPage(await answer.text()).all('#third-parties')).toHaveLength(0)
      expect(policyOf(answer).match(foreign)).toBeNull()
    }
    const audience = await shop.get('/le-domaine', asked('a'))
    expect(new Set(policyOf(audience).match(foreign))).toEqual(new Set(['https://mesure.exemple.test']))
    expect(policyOf(audience)).toContain('require-trusted-types-for')
    const page = await audience.text()
    expect(page).toContain('https://mesure.exemple.test/js/script.js')
    expect(page).not.toContain('connect.facebook.net')
    const scripts = await shop.get('/le-domaine', asked('x'))
    expect(new Set(policyOf(scripts).match(foreign))).toEqual(new Set(['https://outil.exemple.test']))
    const social = policyOf(await shop.get('/le-domaine', asked('s')))
    expect(social).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net/)
    expect(social).not.toMatch(/unsafe|\*/)
  })

  test('a map or a video comes once its purpose is accepted, from the form beside it', async () => {
    const blocks = [{ type: 'embed', provider: 'youtube', reference: 'abc123', title: 'Le film' }]
    expect((await shop.changePage('le-caveau', { blocks })).status).toBe(200)
    const closed = await shop.get('/le-caveau')
    expect(policyOf(closed)).not.toContain('frame-src')
    const page = readPage(await closed.text())
    const form = page.main.form('/cookies')
    const show = form.button('Afficher la vidéo')
    expect([form.attribute('method'), show.attribute('name'), show.value]).toEqual(['post', 'accept', 'media'])
    expect(page.all('iframe')).toHaveLength(0)
    const answer = await shop.post(
      '/cookies',
      { accept: 'media' },
      { origin: 'http://localhost:3000', referer: 'http://localhost:3000/le-caveau', ...asked('a') },
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/le-caveau'])
    const open = await shop.get('/le-caveau', asked('m'))
    expect(policyOf(open)).toContain('frame-src')
    const film = readPage(await open.text()).one('iframe')
    expect(film.attribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc123')
  })

  test('visitors who chose alike share a page, and sixteen choices are all there are', async () => {
    const marks = await Promise.all(['none', 'a'].map(async (choice) => (await shop.get('/', asked(choice))).headers.get('etag')))
    const again = await shop.get('/', { cookie: `${asked('a').cookie}; proof=ImFiYyI%3D` })
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(again.headers.get('etag')).toBe(marks[1])
    expect((await shop.get('/', asked('am-s'))).headers.get('cache-control')).toBe('private, no-store')
  })
})

/** Every route where others may load anything at all, reviewed one by one. */
const openToOthers = [
  '/',
  '/*',
  '/contact',
  '/contact-redacteur',
  '/legal-notice',
  '/sale-terms',
  '/use-terms',
  '/privacy-policy',
  '/cookie-policy',
  '/accessibilite',
  '/actualites',
  '/actualites/:slug',
  '/albums',
  '/albums/:slug',
  '/albums/:slug/:place',
  '/avis',
  '/blog/*',
  '/elements/:route',
  '/elements/:route/:slug',
  '/services',
  '/services/:slug',
  '/agenda',
  '/boutique',
  '/boutique/:slug',
  '/boutique/:slug/avis',
  '/boutique/:slug/prevenir',
  '/pour-ce-soir',
  // A popup for whoever has no script: blocks of the owner's, as on any page.
  '/fenetres/:id',
  '/recherche',
]

test('threat 16: of all routes only those on the reviewed list load anything of others, everything accepted', async () => {
  await everything()
  const paths = listPaths(routes).filter((path) => !/^\/(theme|langue|apercu)\//.test(path))
  expect(paths).toContain('/auth/connexion')
  const open = new Set<string>()
  for (const path of paths) {
    const place = path
      .replace('*', 'le-domaine')
      .replace(/:version/, '1')
      .replaceAll(/:\w+\??/g, 'x')
    const answer = await shop.get(place, { cookie: all.cookie })
    if (policyOf(answer).match(foreign) || (await answer.text()).includes('id="third-parties"'))
      open.add(path.replace(/\/versions\/.*/, ''))
  }
  expect([...open].sort()).toEqual([...openToOthers].sort())
  for (const place of [
    '/AUTH',
    '/%61uth',
    '/panier',
    '/commande/paiement',
    '/admin',
    '/admin/x',
    '/suivi/x',
    '/renoncer',
    '/e-label/1',
  ]) {
    expect(policyOf(await shop.get(place, { cookie: all.cookie })).match(foreign), place).toBeNull()
  }
})

type Node = { path?: string | undefined; index?: boolean | undefined; children?: Node[] | undefined }

function listPaths(nodes: readonly Node[], above = ''): string[] {
  return nodes.flatMap(({ path, index, children = [] }) => {
    const own = index ? above || '/' : `${above}/${path}`
    return [own, ...listPaths(children, own)]
  })
}
