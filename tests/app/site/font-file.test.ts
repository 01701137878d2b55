import { readFileSync } from 'node:fs'
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

async function send(bytes: Uint8Array, name: string, as = cookie) {
  const body = new FormData()
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
  expect((await send(woff2, 'Autre.woff2', '')).status).toBe(401)
  expect(await shop.theme()).toBe(before)
  expect((await shop.get('/fonts/inconnue-0123456789ab.woff2')).status).toBe(404)
})
