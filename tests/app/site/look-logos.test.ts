import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, readAnswer, sentBy } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const desk = '/admin/apparence'
const acts = `${desk}?page=home`
let shop: OwnedShop
let owner: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.call('DELETE', '/admin/look')
})

/** The pictures of the bar and of the foot of a page. */
function logosOf(html: string) {
  const page = readPage(html)
  const src = (place: string) => page.one(`${place} .brand img`).attribute('src') ?? ''
  return { bar: src('.app-bar'), foot: src('footer') }
}
const seen = async () => logosOf(await shop.html('/'))
const tried = async (html: string) => {
  const [frame] = readPage(html).all('iframe')
  return logosOf((await owner.open(frame?.attribute('src') ?? '')).html)
}

/** Sends the form of the desk as a browser without script does, with a file beside its field. */
async function sendFile(field: string, file: Blob, name: string) {
  const page = await owner.open(desk)
  const body = new FormData()
  for (const [key, value] of sentBy(page, acts)) if (!key.endsWith('._fichier')) body.append(key, value)
  body.set(field, file, name)
  const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
  const sent = { method: 'POST', body, headers: { host: new URL(origin).host, origin, cookie } }
  return readAnswer(desk, await shop.shop.fetch(new Request(`${origin}${acts}`, sent)))
}

test('a logo from the library is tried on in the frame alone, put on with the look and taken off with it', async () => {
  const before = await seen()
  expect(before).toEqual({ bar: expect.stringContaining('mark'), foot: expect.stringContaining('mark-rose') })
  const page = await owner.send(await owner.open(desk), acts, { LOGO_LIGHT_THEME: 'mark-rose' })
  expect(page.html).toContain('Le brouillon est enregistré.')
  const after = { bar: before.foot, foot: before.foot }
  expect([await tried(page.html), await seen()]).toEqual([after, before])
  const published = await owner.send(await owner.open(desk), `${desk}/publier`)
  expect(published.html).toContain('La nouvelle apparence est en ligne.')
  expect(await seen()).toEqual(after)
  await owner.send(published, `${desk}/retablir`)
  expect(await seen()).toEqual(before)
})

test('a logo sent at the desk joins the library and is tried on; what is no picture is refused beside its field', async () => {
  const before = await seen()
  const wide = { create: { width: 400, height: 100, channels: 3, background: '#123c9a' } } as const
  const file = new Blob([await sharp(wide).png().toBuffer()])
  expect((await sendFile('LOGO_FOOTER._fichier', file, 'enseigne.png')).status).toBe(303)
  const page = await owner.open(desk)
  const { look } = (await shop.call('GET', '/admin/look')) as unknown as { look: Record<string, string> }
  const kept = await shop.call('GET', `/admin/image/${look.LOGO_FOOTER}`)
  expect(kept).toMatchObject({ name: expect.stringContaining('enseigne'), uses: [{ kind: 'look' }] })
  expect([(await tried(page.html)).foot, await seen()]).toEqual([kept.url, before])
  // Whoever wants to take it away is told where it is tried on, and led there.
  const shown = await owner.open(`/admin/images/${look.LOGO_FOOTER}`)
  expect(shown.link('Apparence à l’essai').href).toBe(desk)
  const refused = await sendFile('LOGO._fichier', new Blob(['pas une image']), 'logo.png')
  expect([refused.status, refused.one('#e-LOGO').text]).toEqual([422, expect.stringContaining('logo.png')])
  expect((await shop.call('GET', '/admin/look')).look).toEqual(look)
})

test('none but a picture of this house is a logo, and what is looked for keeps what was chosen beside it', async () => {
  const refused = await owner.send(await owner.open(desk), acts, { LOGO: 'd-une-autre-maison', ACCENT_COLOR: '#123456' })
  expect([refused.status, refused.one('#e-LOGO').text]).toEqual([422, 'Choisissez une des valeurs proposées.'])
  expect(refused.fieldNamed('ACCENT_COLOR').value).toBe('#123456')
  const asked = { 'LOGO._cherche': 'mark', _chercher: 'LOGO', ACCENT_COLOR: '#123456' }
  const found = await owner.send(await owner.open(desk), acts, asked)
  expect([found.status, found.fieldNamed('LOGO._cherche').value]).toEqual([200, 'mark'])
  expect(found.fieldNamed('ACCENT_COLOR').value).toBe('#123456')
  expect((await shop.call('GET', '/admin/look')).isDraft).toBe(false)
})
