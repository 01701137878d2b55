import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseColour } from '#app/models/site/look/colour.ts'
import { families, readyPairs, slugOfFamily } from '#app/models/site/look/families.ts'
import { type Browser, openBrowser, readAnswer } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const desk = '/admin/apparence'
/** The ground of Cave, as its sheet says it. */
const dark = '--color-paper:#15110d'
const policy = 'content-security-policy'
let shop: OwnedShop
let owner: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.call('DELETE', '/admin/look')
  await shop.set('ART_DIRECTION', 'ESTAMPE')
  await shop.set('INK_COLOR', '#2a1416')
})

const sheetOf = (html: string) =>
  readPage(html)
    .linked('stylesheet')
    .find((href) => href.startsWith('/theme/')) ?? ''
const framesOf = (html: string) =>
  readPage(html)
    .all('iframe')
    .map((frame) => frame.attribute('src') ?? '')
const save = async (fields: Record<string, string>) => owner.send(await owner.open(desk), `${desk}?page=home`, fields)
/** A page, and whether its sheet says what its direction alone has. */
async function look(ask: (path: string) => Promise<string>, path: string) {
  const html = await ask(path)
  const sheet = sheetOf(html)
  return { isCave: html.includes('night-niches'), isDressed: (await ask(sheet)).includes(dark), sheet }
}
const asVisitor = (path: string) => shop.html(path)

test('what is tried on is seen in the desk’s frame alone: visitors keep their page, its tag and its policy', async () => {
  const before = await shop.get('/')
  const tried = await save({ ART_DIRECTION: 'CAVE' })
  expect(tried.html).toContain('Le brouillon est enregistré.')
  const [after = '', public_ = ''] = framesOf(tried.html)
  expect(await look(async (path) => (await owner.open(path)).html, after)).toMatchObject({ isCave: true, isDressed: true })
  expect(await look(async (path) => (await owner.open(path)).html, public_)).toMatchObject({ isCave: false, isDressed: false })
  const now = await shop.get('/')
  expect([now.headers.get('etag'), now.headers.get(policy)]).toEqual([before.headers.get('etag'), before.headers.get(policy)])
  expect(now.headers.get(policy)).toContain("frame-ancestors 'none'")
  const framed = await shop.get(after)
  expect(framed.headers.get(policy)).toBe(now.headers.get(policy)?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  expect([framed.headers.get('cache-control'), framed.headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
})

test('a pair of letters is tried on by one press: its page asks for these faces first, and for nobody else’s', async () => {
  const slugs = Object.keys(families).map(slugOfFamily)
  for (const [accord, { title, text }] of Object.entries(readyPairs)) {
    const [after = ''] = framesOf((await save({ accord })).html)
    const { html } = await owner.open(after)
    const wanted = [...new Set([slugOfFamily(title), slugOfFamily(text)])]
    const asked = readPage(html)
      .linked('preload')
      .flatMap((path) => /^\/fonts\/([a-z-]+?)-.{8}\.woff2$/.exec(path)?.[1] ?? [])
    expect([accord, asked.sort()]).toEqual([accord, wanted.sort()])
    const sheet = (await owner.open(sheetOf(html))).html
    expect(slugs.filter((slug) => sheet.includes(`/fonts/${slug}-`)).sort()).toEqual(wanted)
    expect(sheet).toContain(`--font-title:"${title} Variable", "${title} by`)
    expect(sheet).toContain(`--font-text:"${text} Variable", "${text} by`)
  }
  expect(await shop.html('/')).not.toMatch(/fonts\/(?:syne|besley)-/)
})

test('within the frame one page leads to the next in the same look, and a key that opens nothing shows the site as it is', async () => {
  const [after = ''] = framesOf((await save({ ART_DIRECTION: 'CAVE' })).html)
  const from = { 'sec-fetch-dest': 'iframe', referer: `http://localhost:3000${after}` }
  const led = await shop.get('/recherche?q=vin', from)
  expect(led.headers.get('location')).toBe(`/recherche?q=vin&${after.split('?')[1]}`)
  expect((await shop.get('/boutique', { ...from, 'sec-fetch-dest': 'document' })).status).toBe(200)
  expect((await shop.get('/boutique', { ...from, referer: 'https://ailleurs.example/?apercu=x' })).status).toBe(200)
  for (const key of ['A'.repeat(22), '../../x', '']) expect(await shop.html(`/?apercu=${key}`)).not.toContain('night-niches')
})

test('whoever is given the address of a trial sees the whole site in it, until they end it or it is published', async () => {
  const tried = await save({ ART_DIRECTION: 'CAVE' })
  const share = new URL(tried.link('Aperçu à ouvrir ou à envoyer').href ?? '')
  const guest = openBrowser(shop)
  expect((await guest.open(share.pathname)).html).toContain('night-niches')
  const seen = await guest.open('/boutique')
  expect(seen.headers.get('cache-control')).toBe('private, no-store')
  expect(
    (await guest.open(seen.link('Vous voyez le site dans une apparence à l’essai. Le revoir tel qu’il est').href ?? '')).html,
  ).not.toContain('night-niches')
  expect(guest.cookies.get('apercu') ?? '').toBe('')
  await shop.call('DELETE', '/admin/look')
  expect((await guest.open(share.pathname)).status).toBe(404)
})

test('a look is published and taken back by one act each, and no visitor sees a page of one in the sheet of the other', async () => {
  const old = await look(asVisitor, '/')
  await save({ ART_DIRECTION: 'CAVE' })
  const published = await owner.send(await owner.open(desk), `${desk}/publier`)
  expect(published.html).toContain('La nouvelle apparence est en ligne.')
  const began = performance.now()
  const fresh = await look(asVisitor, '/')
  expect(performance.now() - began).toBeLessThan(1000)
  expect(fresh).toMatchObject({ isCave: true, isDressed: true })
  // The page of a moment ago asks for its sheet only now.
  expect(await shop.html(old.sheet)).not.toContain(dark)
  const back = await owner.send(published, `${desk}/retablir`)
  expect(back.html).toContain('Le site est de nouveau comme avant.')
  expect(await look(asVisitor, '/')).toEqual(old)
  expect(await shop.html(fresh.sheet)).toContain(dark)
})

test('a direction keeps its voice and takes other parts: page, sheet and papers are of one look, before and after', async () => {
  const asked = { CARD_STYLE: 'TILES', FOOTER_STYLE: 'COLOPHON', RADIUS: 'ROUND' }
  const read = async (ask: (path: string) => Promise<string>, path: string) => {
    const html = await ask(path)
    const sheet = await ask(sheetOf(html))
    return {
      page: [html.includes('class="tile"'), html.includes('foot-colophon')],
      sheet: [sheet.includes('.tile-foot{'), sheet.includes('.colophon-two{'), sheet.includes('--radius:14px;')],
      isEstampe: !sheet.includes(dark) && sheet.includes('--color-paper:#fbf4ea;'),
      href: sheetOf(html),
    }
  }
  const old = await read(asVisitor, '/')
  expect(old).toMatchObject({ page: [false, false], sheet: [false, false, false], isEstampe: true })
  const tried = await save(asked)
  const changed = { page: [true, true], sheet: [true, true, true], isEstampe: true }
  expect(await read(async (path) => (await owner.open(path)).html, framesOf(tried.html)[0] ?? '')).toMatchObject(changed)
  expect(await read(asVisitor, '/')).toEqual(old)
  const published = await owner.send(await owner.open(desk), `${desk}/publier`)
  expect(await read(asVisitor, '/')).toMatchObject(changed)
  expect(await shop.html(old.href)).not.toContain('.tile-foot{')
  await owner.send(published, `${desk}/retablir`)
  expect(await read(asVisitor, '/')).toEqual(old)
})

test('what cannot be is refused beside its field, and what was typed stays', async () => {
  const refused = await save({ LOGO_SIZE: '9999', PAPER_COLOR: 'url(//mal.example)', MENU_TYPE: 'STICKY', CARD_STYLE: 'PLINTHS' })
  expect(refused.status).toBe(422)
  expect(refused.fieldNamed('LOGO_SIZE').fault).toMatch(/88/)
  expect(refused.fieldNamed('LOGO_SIZE').value).toBe('9999')
  expect(refused.fieldNamed('PAPER_COLOR').fault).toBeTruthy()
  expect(refused.fieldNamed('CARD_STYLE').fault).toBe('Choisissez une des valeurs proposées.')
  expect(refused.fieldNamed('MENU_TYPE').value).toBe('STICKY')
  expect((await owner.open(desk)).html).not.toContain('À l’essai')
})

test('two who try at once: the second is told and loses nothing of the first’s', async () => {
  const stale = await owner.open(desk)
  await save({ ART_DIRECTION: 'CAVE' })
  const refused = await owner.send(stale, `${desk}?page=home`, { ART_DIRECTION: 'PET_NAT' })
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Quelqu’un d’autre a changé l’essai entre-temps')
  expect((await shop.call('GET', '/admin/look')).look).toMatchObject({ ART_DIRECTION: 'CAVE' })
  await shop.set('INK_COLOR', '#102030')
  const behind = await owner.open(desk)
  expect(behind.html).toContain('L’apparence en ligne a changé depuis le début de cet essai')
  expect((await owner.send(behind, `${desk}/publier`)).html).toContain('La nouvelle apparence est en ligne.')
})

test('a picture gives its colours and is not kept; what is no picture is refused beside its field', async () => {
  const send = async (file: Blob, name: string) => {
    const body = new FormData()
    body.set('vu', (await owner.open(desk)).fieldNamed('vu').value ?? '')
    body.set('image', file, name)
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
    const sent = { method: 'POST', body, headers: { host: new URL(origin).host, origin, cookie } }
    return readAnswer(desk, await shop.shop.fetch(new Request(`${origin}${desk}/couleurs`, sent)))
  }
  const images = async () => (await shop.call('GET', '/admin/image')).total
  const before = await images()
  const blue = { create: { width: 300, height: 200, channels: 3, background: '#123c9a' } } as const
  expect((await send(new Blob([await sharp(blue).jpeg().toBuffer()]), 'etiquette.jpg')).status).toBe(303)
  const { look: tried } = (await shop.call('GET', '/admin/look')) as unknown as { look: Record<string, string> }
  const { red, blue: most } = parseColour(tried.ACCENT_COLOR ?? '') ?? { red: 255, blue: 0 }
  expect(most).toBeGreaterThan(red + 60)
  expect(await images()).toBe(before)
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#0a7a2f"/></svg>'
  expect((await send(new Blob([drawing]), 'logo.svg')).status).toBe(303)
  for (const file of [new Blob(['pas une image']), new Blob([])]) {
    const refused = await send(file, 'photo.jpg')
    expect([refused.status, refused.one('#e-image').text.length > 10]).toEqual([422, true])
  }
})

test('a look waits for its moment, a past one is refused, and a trial is thrown away', async () => {
  const tried = await save({ ART_DIRECTION: 'CAVE' })
  for (const quand of ['2020-01-01T10:00', 'demain']) {
    const refused = await owner.send(tried, `${desk}/planifier`, { quand })
    expect([refused.status, refused.fieldNamed('quand').value]).toEqual([422, quand])
  }
  const planned = await owner.send(tried, `${desk}/planifier`, { quand: '2099-05-01T08:30' })
  expect(planned.html).toContain('Paraîtra de lui-même le vendredi 1er mai 2099')
  expect((await owner.send(planned, `${desk}/attendre`)).html).not.toContain('Paraîtra de lui-même')
  expect((await owner.send(tried, `${desk}/jeter`)).html).toContain('Le brouillon est jeté.')
  expect((await shop.call('GET', '/admin/look')).isDraft).toBe(false)
})

test('a colour that was left as the direction has it follows the next direction, and a palette is put on by one button', async () => {
  await save({ ART_DIRECTION: 'CAVE' })
  await save({ ART_DIRECTION: 'CARACTERE' })
  const of = async () => (await shop.call('GET', '/admin/look')).look
  expect(await of()).toMatchObject({ ART_DIRECTION: 'CARACTERE', ACCENT_COLOR: '#761527' })
  const page = await owner.open(desk)
  expect(page.fieldNamed('ACCENT_COLOR').value).toBe('#00693f')
  await save({ ACCENT_COLOR: '#123456' })
  expect(await of()).toMatchObject({ ACCENT_COLOR: '#123456', PRIMARY_COLOR: '#f0b5b1' })
})
