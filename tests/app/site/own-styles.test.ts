import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const desk = '/admin/styles'
const look = '/admin/apparence'
const policy = 'content-security-policy'
let shop: OwnedShop
let owner: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const write = async (css: string) => owner.send(await owner.open(desk), desk, { OWN_STYLES: css })
const publish = async () => owner.send(await owner.open(look), `${look}/publier`)
const sheetsOf = (html: string) => readPage(html).linked('stylesheet')
const ownOf = (html: string) => sheetsOf(html).filter((one) => one.includes('-propre.css'))
const findWine = async () =>
  readPage(await shop.html('/boutique'))
    .all('main a')
    .map((link) => link.attribute('href') ?? '')
    .find((path) => /^\/boutique\/[a-z0-9-]+$/.test(path)) ?? ''
const isDressed = (html: string) => html.includes('data-own-styles')

test('what does not read is refused beside its field with line and column, and what was typed stays', async () => {
  const typed = '.a { gap: 1rem }\n\nbody { display: none }'
  const refused = await write(typed)
  expect(refused.status).toBe(422)
  expect(refused.one('#e-OWN_STYLES').text).toMatch(/^Ligne 3, colonne 1\s: «\sbody\s»/)
  const field = refused.fieldNamed('OWN_STYLES')
  expect(field.value).toBe(typed)
  expect(field.attribute('aria-describedby')).toContain('e-OWN_STYLES')
  expect((await shop.call('GET', '/admin/look')).isDraft).toBe(false)
  const member = openBrowser(shop)
  expect((await member.open(desk)).html).not.toContain('OWN_STYLES')
})

test('a sheet is tried on beside the site, published with page and look at once, kept for good, and taken back by one act', async () => {
  const before = await shop.get('/')
  const bare = await before.text()
  expect([ownOf(bare), isDressed(bare)]).toEqual([[], false])
  const tried = await write('.hero{letter-spacing:.03em}')
  expect(tried.html).toContain('Le brouillon est enregistré.')
  const frame = (await owner.open(look)).one('.look-frame.after iframe').attribute('src') ?? ''
  const framed = (await owner.open(frame)).html
  const [draft = ''] = ownOf(framed)
  expect(await shop.html(draft)).toContain('.hero:not(')
  const still = await shop.get('/')
  expect([still.headers.get('etag'), ownOf(await still.text())]).toEqual([before.headers.get('etag'), []])

  expect((await publish()).html).toContain('La nouvelle apparence est en ligne.')
  const page = await shop.get('/')
  expect(page.headers.get(policy)).toBe(before.headers.get(policy))
  const html = await page.text()
  const [own = ''] = ownOf(html)
  expect([sheetsOf(html).at(-1), isDressed(html)]).toEqual([own, true])
  const sheet = await shop.get(own)
  expect([sheet.headers.get('cache-control'), sheet.headers.get('content-type')]).toEqual([
    'max-age=31536000, immutable',
    'text/css; charset=utf-8',
  ])
  // Both sheets have new names: whoever goes on from a page of before opens the next one whole.
  expect(sheetsOf(html)[0]).not.toBe(sheetsOf(bare)[0])

  const back = await owner.send(await owner.open(look), `${look}/retablir`)
  expect(back.html).toContain('Le site est de nouveau comme avant.')
  expect([sheetsOf(await shop.html('/')), ownOf(await shop.html('/'))]).toEqual([sheetsOf(bare), []])
  // A page that was sent a moment ago still asks for its own.
  expect(await shop.html(own)).toContain('.hero:not(')
})

test('dresses what is read, and neither what is ordered, chosen, told by law, nor the house', async () => {
  await write(':scope{--color-accent:#123456}')
  await publish()
  const dressed = [
    '/',
    '/le-domaine',
    '/actualites',
    '/blog',
    '/albums',
    '/services',
    '/avis',
    '/agenda',
    '/boutique',
    await findWine(),
  ]
  const plain = [
    '/panier',
    '/commande',
    '/legal-notice',
    '/sale-terms',
    '/privacy-policy',
    '/cookies',
    '/renoncer',
    '/suivi',
    '/auth',
    '/contact',
    '/ailleurs',
  ]
  for (const path of dressed) {
    const html = await shop.html(path)
    expect([path, ownOf(html).length, isDressed(html)]).toEqual([path, 1, true])
  }
  for (const path of plain) {
    const html = await shop.html(path)
    expect([path, ownOf(html).length, isDressed(html)]).toEqual([path, 0, false])
  }
  for (const path of ['/admin', look, '/mon-compte']) expect(isDressed((await owner.open(path)).html)).toBe(false)
  const wine = await shop.page(await findWine())
  for (const sight of ['.buy[data-law] .price', '.label[data-law]', '.buy-bar[data-law]'])
    expect([sight, wine.all(sight).length > 0]).toEqual([sight, true])
  const list = await shop.page('/boutique')
  expect(list.all('.amount').length).toBe(list.all('.amount[data-law]').length)
})

test('the largest sheet leaves a page within 20 kB of styles, and no other page of the site has to wait for more', async () => {
  const rule = (at: number) =>
    `.own-${at} > .part-${at}{padding:${(at % 7) + 1}rem;border:1px solid #${(at * 7919).toString(16).padStart(6, '0').slice(-6)}}`
  let css = ''
  for (let at = 0; css.length < 16_000; at += 1) css += `${rule(at)}\n`
  await write(css)
  await publish()
  const html = await shop.html(await findWine())
  const weights = await Promise.all(sheetsOf(html).map(async (one) => brotliCompressSync(await shop.html(one)).length))
  expect(weights.length).toBe(4)
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThan(20_480)
  await write('')
  await publish()
  expect(ownOf(await shop.html('/'))).toEqual([])
})
