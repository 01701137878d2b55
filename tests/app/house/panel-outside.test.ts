import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { type Browser, fieldsOf, openBrowser, type Shown } from '../../support/browser.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
  await shop.db.inTransaction((tx) => tx.updateTable('pages').set({ blocks: '[]' }).execute())
})
afterAll(() => shop.close())

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''
const path = '/admin/applications/analytics'
const plausible = { isActive: 'on', provider: 'plausible', url: 'https://mesure.exemple.test', id: 'exemple.fr' }

/** The page of a visitor who has accepted all, by the button of the bar that asks them. */
async function openWilling(page: Shown): Promise<Response> {
  const answer = await shop.post('/cookies', { ...fieldsOf(page, '/cookies'), choice: 'given' })
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return shop.get(answer.headers.get('location') ?? '', { cookie: cookie.join('; ') })
}

async function openAdmin(): Promise<Browser> {
  const token = await bindToSite(shop.db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'adjointe@shop.test', role: 'ADMIN', now: new Date() }),
  )
  const browser = openBrowser(shop)
  const [pair = ''] = (await tokenCookie(false).serialize(token)).split(';')
  browser.cookies.set('token', pair.slice('token='.length))
  return browser
}

test('[P-09] an application is switched on in the panel, loads for whoever accepts it and for nobody else, and is forgotten again', async () => {
  const list = await staff.open('/admin/applications')
  expect(list.hrefs).toContain(path)
  expect((await shop.page('/le-caveau')).all('.consent-bar')).toHaveLength(0)
  const saved = await staff.send(await staff.open(path), path, { ...plausible, note: 'contrat 2026' })
  expect(saved.status).toBe(200)
  expect(saved.html).toContain('En marche, chez qui l’accepte')
  expect(fieldsOf(saved, path)).toMatchObject({ ...plausible, note: 'contrat 2026' })

  const before = await openBrowser(shop).open('/le-caveau')
  expect(before.all('.consent-bar')).toHaveLength(1)
  expect(before.html + policyOf(before.headers)).not.toContain('mesure.exemple.test')
  const after = await openWilling(before)
  expect(await after.text()).toContain('https://mesure.exemple.test/js/script.js')
  expect(policyOf(after.headers)).toContain('https://mesure.exemple.test')

  const off = Object.fromEntries(Object.entries(fieldsOf(saved, path)).filter(([name]) => name !== 'isActive'))
  await staff.post({ ...saved, html: `<form method="post" action="${path}">${inputs(off)}</form>` }, path)
  const stopped = await staff.open(path)
  expect(stopped.html).toContain('À l’arrêt')
  expect((await shop.page('/le-caveau')).all('.consent-bar')).toHaveLength(0)
  const gone = await staff.send(stopped, `${path}/oublier`)
  expect(gone.url).toBe('/admin/applications')
  expect(gone.html).not.toContain('À l’arrêt')
  expect((await staff.open(path)).html).not.toContain('exemple.fr"')
})

const inputs = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('')

test('what an application lacks is said beside its field, with what was typed, and nothing is switched on', async () => {
  const form = await staff.open(path)
  const refused = await staff.send(form, path, { ...plausible, url: '', id: 'exemple.fr' })
  expect(refused.status).toBe(422)
  expect(refused.fieldNamed('url').fault).toMatch(/^Ce champ est obligatoire/)
  expect(fieldsOf(refused, path)).toMatchObject({ isActive: 'on', id: 'exemple.fr' })
  const script = await staff.send(form, path, { ...plausible, url: 'http://mesure.exemple.test' })
  expect(script.fieldNamed('url').fault).toMatch(/./)
  const pixel = '/admin/applications/pixel'
  const nameless = await staff.send(await staff.open(pixel), pixel, { isActive: 'on', id: '' })
  expect(nameless.fieldNamed('id').fault).toMatch(/^Ce champ est obligatoire/)
  expect((await shop.page('/le-caveau')).all('.consent-bar')).toHaveLength(0)
})

test('threat 38: an administrator reads which applications there are, and finds no form for them nor for the servers', async () => {
  const admin = await openAdmin()
  const list = await admin.open('/admin/applications')
  expect(list.html).toContain('Seul un super-administrateur les change.')
  expect(list.hrefs).not.toContain(path)
  expect((await admin.open(path)).status).toBe(404)
  expect((await admin.open('/admin/site/serveurs')).status).toBe(404)
  expect((await admin.open('/admin/site')).html).not.toContain('/admin/site/serveurs')
  expect((await admin.open('/admin/parametres')).html).not.toContain('/admin/parametres/origine')
})

test('[E-12] the addresses and servers of the site are kept in the panel, one row each, and told to the staff alone', async () => {
  const servers = '/admin/site/serveurs'
  expect((await staff.open('/admin/site')).hrefs).toContain(servers)
  const form = await staff.open(servers)
  const row = { 'servers.0.id': 'web-1', 'servers.0.name': 'Paris', 'servers.0.ip': '192.0.2.9' }
  const refused = await staff.send(form, servers, { devUrls: 'https://essai.exemple.test/\r\nftp://essai', ...row })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('ftp://essai')
  expect(plain(refused.fieldNamed('devUrls').fault ?? '')).toMatch(/^Ligne 2 : Le format/)
  const urls = { devUrls: 'https://essai.exemple.test/\r\nhttp://192.0.2.9:3000/', prodUrls: 'https://exemple.test/' }
  await staff.send(form, servers, { ...urls, ...row })
  const kept = await shop.call('GET', '/admin/site')
  expect(kept).toMatchObject({
    devUrls: ['https://essai.exemple.test/', 'http://192.0.2.9:3000/'],
    prodUrls: ['https://exemple.test/'],
    servers: [{ id: 'web-1', name: 'Paris', ip: '192.0.2.9' }],
  })
  const emptied = await staff.send(await staff.open(servers), servers, { devUrls: '', 'servers.0._retirer': 'on' })
  expect(emptied.status).toBe(200)
  expect(await shop.call('GET', '/admin/site')).toMatchObject({ devUrls: [], servers: [] })
  expect(JSON.stringify(await shop.call('GET', '/site/info'))).not.toContain('exemple.test')
})

test('an owner words the last tile of the shop, leads it elsewhere, and takes it away', async () => {
  const path = '/admin/site/conseil'
  expect((await staff.open('/admin/site')).hrefs).toContain(path)
  const worded = { title: 'Quel vin ce soir ?', text: '', button: 'Passez au caveau', url: '/le-caveau', isShown: 'on' }
  const refused = await staff.send(await staff.open(path), path, { ...worded, url: 'javascript:alert(1)' })
  expect(refused.status).toBe(422)
  expect(refused.fieldNamed('url').fault).toMatch(/^Le format/)
  expect(refused.fieldNamed('title').value).toBe('Quel vin ce soir ?')
  await staff.send(await staff.open(path), path, worded)
  const shelves = await shop.page('/boutique?page=2')
  expect(plain(shelves.text)).toContain('Quel vin ce soir ?')
  expect(plain(shelves.text)).toContain('Dites-nous le plat ou l’occasion')
  expect(shelves.link('Passez au caveau').href).toBe('/le-caveau')
  const form = await staff.open(path)
  const unticked = form.html.replace(/(name="isShown"[^>]*) checked=""/, '$1')
  expect(unticked).not.toBe(form.html)
  await staff.send({ ...form, html: unticked }, path, { title: '' })
  expect(plain(await shop.html('/boutique?page=2'))).not.toContain('Passez au caveau')
})

test('a parameter goes back to what it was to begin with, on the site too', async () => {
  const part = '/admin/parametres?partie=company'
  const form = await staff.open('/admin/parametres?q=INFO_BAR')
  const action = '/admin/parametres?q=INFO_BAR'
  await staff.send(form, action, { INFO_BAR: 'Fermé pour les vendanges.' })
  expect(await shop.html('/le-caveau')).toContain('Fermé pour les vendanges.')
  const changed = await staff.open(action)
  const back = await staff.send(changed, '/admin/parametres/origine', { parametre: 'INFO_BAR' })
  expect(back.url).toMatch(/^\/admin\/parametres\?partie=/)
  expect(await shop.html('/le-caveau')).not.toContain('Fermé pour les vendanges.')
  expect((await staff.open(action)).html).not.toContain('/admin/parametres/origine')
  expect((await staff.open(part)).status).toBe(200)
})
