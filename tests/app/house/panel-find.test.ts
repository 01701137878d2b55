import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser
let order: Record<string, unknown>

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  order = await placeOrder()
})
afterAll(() => shop.close())

async function placeOrder() {
  const listed = await shop.call('GET', '/admin/declination?nbItem=1&product=geai')
  const [declination] = (listed as unknown as { declinations: { id: string }[] }).declinations
  const { carriers } = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const person = { firstname: 'Odette', lastname: 'Épinat', address: '3, rue Haute', postalCode: '29000', city: 'Quimper' }
  return shop.call('POST', '/order', {
    products: [{ id: 'geai', idDeclination: declination?.id, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: 'odette@exemple.test', isAdult: true },
    address: { billing: { ...person, country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: carriers[0]?.id },
    payment: 'TRANSFER',
  })
}

const find = (words: string, by = staff) => by.open(`/admin/chercher?${new URLSearchParams({ q: words })}`)
const leadsTo = (page: Page, part: string) => page.region(part).hrefs

test('an order is found by its number, its buyer, their address of mail and their town, in any order of the words', async () => {
  const path = `/admin/commandes/${order.id}`
  for (const words of [String(order.reference), 'epinat', 'Odette Épinat', 'épinat odette', 'odette@exemple', 'quimper']) {
    expect([words, leadsTo(await find(words), 'Commandes')]).toEqual([words, [path]])
  }
  expect(leadsTo(await find('Quimper'), 'Clients')).toHaveLength(1)
})

test('wines, pages, desks and settings are found by any of their words, and nothing is said of what is not there', async () => {
  const grape = await find('geai rouge')
  expect(leadsTo(grape, 'Vins et coffrets')).toContain('/admin/produits/geai')
  expect(leadsTo(await find('domaine'), 'Pages et nouvelles')).toContain('/admin/pages/le-domaine')
  expect(leadsTo(await find('transporteurs'), 'Écrans et réglages')).toContain('/admin/transporteurs')
  expect(leadsTo(await find('couleur d’accent'), 'Écrans et réglages')).toContain(
    '/admin/parametres?q=ACCENT_COLOR#f-ACCENT_COLOR',
  )
  const none = await find('zzyzx <b>')
  expect(plain(none.main.text)).toContain('Rien ne répond à « zzyzx <b> »')
  expect((await find('')).main.all('.found')).toHaveLength(0)
  expect((await find('%')).status).toBe(200)
})

test('what is asked to be done leads to its form, filled in as far as it was said', async () => {
  const [close = ''] = leadsTo(await find('fermer du 24/12/2098 au 4/1/2099'), 'À faire')
  const closing = await staff.open(close)
  expect([closing.fieldNamed('firstDay').value, closing.fieldNamed('lastDay').value]).toEqual(['2098-12-24', '2099-01-04'])
  expect(leadsTo(await find('nouveau vin'), 'À faire')[0]).toBe('/admin/produits/nouveau')
  expect(leadsTo(await find('écrire une lettre'), 'À faire')).toEqual(['/admin/lettres/nouveau'])
  expect(leadsTo(await find('prix du Bal des geais'), 'À faire')).toEqual([
    expect.stringMatching(/^\/admin\/produits\/bal[^#]*#f-price$/),
  ])
  // Money that has not come cannot go back.
  expect((await find('rembourser quimper')).all('[aria-label="À faire"]')).toHaveLength(0)
  await staff.post(await staff.open(`/admin/commandes/${order.id}`), `/admin/commandes/${order.id}/paiement`, { remarque: 'vu' })
  const [refund = ''] = leadsTo(await find(`rembourser ${order.reference}`), 'À faire')
  expect(refund).toBe(`/admin/commandes/${order.id}?ouvrir=remboursement#remboursement`)
  const opened = await staff.open(refund)
  expect(opened.one('#remboursement').attribute('open')).toBeDefined()
  expect(opened.one('#remboursement').fieldNamed('montant').value).not.toBe('')
})

test('nobody finds what their desks do not show them, and who is not of the house is shown no search', async () => {
  const sites = '/admin/sites'
  expect(leadsTo(await find('tous les sites'), 'Écrans et réglages')).toContain(sites)
  const owner = openBrowser(shop)
  const token = await bindToSite(shop.db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'patron@shop.test', role: 'ADMIN', now: new Date() }),
  )
  const [pair = ''] = (await tokenCookie(false).serialize(token)).split(';')
  owner.cookies.set('token', pair.slice('token='.length))
  expect((await find('tous les sites', owner)).hrefs).not.toContain(sites)
  expect((await find('ouvrir un site', owner)).hrefs).not.toContain(`${sites}/nouveau`)
  expect((await openBrowser(shop).open('/admin/chercher?q=epinat')).url).toMatch(/^\/auth/)
})

// The time of this process alone is held against the promise: what the clock says besides depends on who else is at work.
test.skipIf(!process.env.LONG)('the screen of the search takes at most 50 ms at 10 000 orders, 95 times in 100', async () => {
  const site = bindToSite(shop.db, '1')
  const kept = await site.read.selectFrom('orders').selectAll().where('id', '=', String(order.id)).executeTakeFirstOrThrow()
  const { site_id: _, ...row } = kept as typeof kept & { site_id?: string }
  const copies = Array.from({ length: 10_000 }, (_, place) => ({
    ...row,
    id: `copy-${String(place).padStart(6, '0')}`,
    reference: `C-${place}`,
    token_hash: `hash-${place}`,
    checkout: null,
    is_holding: 0 as const,
    email_key: `acheteur-${place % 6000}@exemple.test`,
    search_key: `c-${place} acheteur-${place % 6000}@exemple.test perrin ${place % 90} arbois`,
  }))
  for (let place = 0; place < copies.length; place += 200) {
    const some = copies.slice(place, place + 200)
    await site.inTransaction((tx) => tx.insertInto('orders').values(some).execute())
  }
  const asked = ['perrin', 'arbois 17', 'acheteur-4711', 'C-9999', 'geai', 'rembourser C-77', 'zzyzx', 'prix du bal', 'a']
  const times: number[] = []
  // What the process does once for all searches is none of theirs.
  for (const words of asked) await find(words)
  for (let round = 0; round < 90; round += 1) {
    const work = process.cpuUsage()
    await find(asked[round % asked.length] ?? '')
    const { user, system } = process.cpuUsage(work)
    times.push((user + system) / 1000)
  }
  times.sort((one, other) => one - other)
  console.log(`search of the panel, CPU ms: p50 ${times[45]?.toFixed(1)}, p95 ${times[85]?.toFixed(1)}`)
  expect(times[85]).toBeLessThan(50)
})

test('the handbook is found by what one wants to do; each of its pages stands, leads to its screens, and to no page that is not there', async () => {
  expect(leadsTo(await find('rembourser'), 'Aide')).toContain('/admin/aide/rembourser')
  const list = await staff.open('/admin/aide')
  const pages = list.main.hrefs.filter((one) => one.startsWith('/admin/aide/'))
  expect(pages.length).toBeGreaterThanOrEqual(20)
  const shown = await Promise.all(pages.map((one) => staff.open(one)))
  expect(shown.map(({ status }) => status)).toEqual(pages.map(() => 200))
  const screens = [...new Set(shown.flatMap(({ main }) => main.hrefs))].filter((one) => !one.startsWith('/admin/aide'))
  expect(screens.length).toBeGreaterThan(20)
  for (const screen of screens) expect([screen, (await staff.open(screen)).status]).toEqual([screen, 200])
  expect((await staff.open('/admin/aide/constructor')).status).toBe(404)
  expect((await staff.open('/admin/fermetures')).hrefs).toContain('/admin/aide/fermer-pour-conges')
})

test('what words can lead to is told to the staff alone, by the names of pages and wines', async () => {
  const answer = await staff.open('/admin/liens')
  const targets = JSON.parse(answer.html) as { name: string; href: string }[]
  expect(targets.some(({ href }) => href.startsWith('/boutique/'))).toBe(true)
  expect(targets.some(({ href }) => href === '/le-domaine')).toBe(true)
  expect((await openBrowser(shop).open('/admin/liens')).url).toMatch(/^\/auth/)
})

test('a telephone keeps the panel: its manifest names the house, shows its mark and leads to screens that stand, before any login too', async () => {
  const [link] = (await staff.open('/admin')).html.match(/<link rel="manifest"[^>]*>/) ?? []
  expect(link).toContain('href="/admin/panneau.webmanifest"')
  const answer = await shop.get('/admin/panneau.webmanifest')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  const manifest = (await answer.json()) as {
    name: string
    start_url: string
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Domaine des Trois Coteaux, le panneau', start_url: '/admin', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await shop.get(src)).headers.get('content-type')).toMatch(/^image\//)
  for (const { url } of manifest.shortcuts) expect([url, (await staff.open(url)).status]).toEqual([url, 200])
})
