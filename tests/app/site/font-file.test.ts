import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let cookie: string
let id: string
beforeAll(async () => {
  shop = await openOwnedShop()
  const staff = await openStaffBrowser(shop)
  cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { fonts } = (await shop.call('GET', '/admin/font')) as unknown as { fonts: { id: string; type: string }[] }
  const known = fonts.find(({ type }) => type === 'TITLE')
  id = known?.id ?? (await shop.call('POST', '/admin/font', { type: 'TITLE', family: 'serif' })).id
})
afterAll(() => shop.close())

const woff2 = readFileSync('node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')

type Sent = { licence?: string; isFree?: boolean; as?: string }

async function send(bytes: Uint8Array, name: string, { licence = 'SIL OFL 1.1', isFree = false, as = cookie }: Sent = {}) {
  const body = new FormData()
  body.append('licence', licence)
  if (isFree) body.append('isFree', 'on')
  body.append('images', new File([new Uint8Array(bytes)], name, { type: 'font/woff2' }))
  const headers = { origin, ...(as && { cookie: as }) }
  const answer = await shop.shop.fetch(new Request(`${origin}/admin/polices/${id}/fichier`, { method: 'POST', body, headers }))
  return { status: answer.status, page: readPage(await answer.text()) }
}

test('an owner gives the titles a font of their own, which the site serves itself and browsers keep', async () => {
  const form = await (await shop.get(`/admin/polices/${id}`, { cookie })).text()
  expect(form).toContain('licence')
  expect((await send(woff2, 'Élégance Bold.woff2')).status).toBe(303)
  const css = await shop.theme()
  const [, file = ''] = /src:url\("(\/fonts\/elegance-bold-[0-9a-f]{12}\.woff2)"\) format\("woff2"\)/.exec(css) ?? []
  expect(css).toMatch(/font-family:"Elegance Bold";[^}]*font-weight:700;font-style:normal;font-display:swap/)
  expect(css).toContain('--font-title:"Elegance Bold",')
  const answer = await shop.get(file)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(answer.headers.get('cache-control')).toBe('max-age=31536000, immutable')
  expect(Buffer.from(await answer.arrayBuffer()).equals(woff2)).toBe(true)
  expect((await shop.page('/')).linked('preload')).toContain(file)

  await shop.call('PUT', `/admin/font/${id}`, { family: 'Playfair' })
  expect(await shop.theme()).not.toContain('Elegance')
})

test('what is no font, or is cut off or too large, is told beside its field; a stranger brings nothing in', async () => {
  const before = await shop.theme()
  const cut = new Uint8Array(woff2.subarray(0, 4000))
  for (const [bytes, name, said] of [
    [Buffer.from('<svg onload="alert(1)"/>'), 'piege.woff2', 'n’est pas une police'],
    [cut, 'coupee.woff2', 'abîmée ou incomplète'],
    [Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 200]), Buffer.alloc(90)]), 'faux.ttf', 'abîmée ou incomplète'],
    [Buffer.alloc(1_100_000), 'lourde.woff2', 'trop lourde'],
  ] as const) {
    const refused = await send(bytes, name)
    expect(refused.status, name).toBe(422)
    expect(refused.page.one('#fichier-fault').text, name).toContain(said)
  }
  expect((await send(woff2, 'Autre.woff2', { as: '' })).status).toBe(401)
  expect(await shop.theme()).toBe(before)
  expect((await shop.get('/fonts/inconnue-0123456789ab.woff2')).status).toBe(404)
})

test('by what right a font is shown is asked, kept and told; without that it does not come in, and it can be noted later', async () => {
  const before = await shop.theme()
  const refused = await send(woff2, 'Sans droit.woff2', { licence: ' ', isFree: true })
  expect(refused.status).toBe(422)
  expect(refused.page.one('#licence-fault').text).toMatch(/manque|obligatoire|requis|Remplissez/i)
  expect(refused.page.fieldNamed('isFree').element.getAttribute('checked')).not.toBe(null)
  expect(await shop.theme()).toBe(before)

  expect((await send(woff2, 'Avec droit.woff2', { licence: 'Achetée à la Fonderie du Lac', isFree: true })).status).toBe(303)
  const form = readPage(await (await shop.get(`/admin/polices/${id}`, { cookie })).text())
  expect(form.fieldNamed('licence').value).toBe('Achetée à la Fonderie du Lac')
  expect(await shop.call('GET', `/admin/font/${id}`)).toMatchObject({ isFree: true, embedding: 'INSTALLABLE' })

  expect((await send(new Uint8Array(), '', { licence: 'SIL OFL 1.1' })).status).toBe(303)
  expect(await shop.call('GET', `/admin/font/${id}`)).toMatchObject({
    licence: 'SIL OFL 1.1',
    isFree: false,
    family: 'Avec droit',
  })
  const info = await shop.call('GET', '/site/info')
  expect(JSON.stringify(info)).not.toContain('SIL OFL')
})

/** A font of a few letters in any format, with other bits in its table OS/2. */
async function draw(format: 'truetype' | 'woff' | 'woff2', bits: number): Promise<Uint8Array> {
  const plain = Buffer.from(await subsetFont(woff2, 'Vin', { targetFormat: 'truetype' }))
  for (let at = 12; ; at += 16)
    if (plain.toString('latin1', at, at + 4) === 'OS/2') {
      plain.writeUInt16BE(bits, plain.readUInt32BE(at + 8) + 8)
      return subsetFont(plain, 'Vin', { targetFormat: format })
    }
}

test('a file that says of itself that it may be laid into nothing stays out, in each format; another is told what it says', async () => {
  for (const [format, name] of [
    ['truetype', 'ttf'],
    ['woff', 'woff'],
    ['woff2', 'woff2'],
  ] as const) {
    const refused = await send(await draw(format, 2), `Fermee.${name}`)
    expect(refused.status, format).toBe(422)
    expect(refused.page.one('#fichier-fault').text, format).toContain('ne peut être joint à rien')
    expect(refused.page.fieldNamed('licence').value).toBe('SIL OFL 1.1')
    expect((await send(await draw(format, 4), `Lue.${name}`)).status, format).toBe(303)
    const form = readPage(await (await shop.get(`/admin/polices/${id}`, { cookie })).text())
    expect(form.text, format).toContain('pour être lu et imprimé, pas davantage')
  }
})
