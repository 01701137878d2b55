import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

async function send(path: string, body: string) {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const before = performance.now()
  const answer = await shop.shop.fetch(new Request(`${origin}${path}`, { method: 'POST', body, headers, redirect: 'manual' }))
  return { status: answer.status, html: await answer.text(), seconds: (performance.now() - before) / 1000 }
}

const fields = (name: (at: number) => string, count: number) => Array.from({ length: count }, (_none, at) => name(at)).join('&')

test.each(['/admin/produits/nouveau', '/admin/parametres', '/contact', '/panier/ajouter', '/auth/connexion'])(
  'a form of a hundred thousand fields is refused in words at %s',
  async (path) => {
    const sent = await send(
      path,
      fields((at) => `f${at}=1`, 100_000),
    )
    expect(sent.status).toBe(413)
    expect(sent.html).toContain('L’envoi est trop volumineux.')
    expect(sent.seconds).toBeLessThan(5)
  },
)

test('a product with thousands of pictures says beside them how many it takes, and reads no more than some of them', async () => {
  const sent = await send(
    '/admin/produits/nouveau',
    fields((at) => `images=0-${at}`, 5900),
  )
  expect(sent.status).toBe(422)
  expect(readPage(sent.html).one('#e-images').text).toBe('La valeur doit être au plus 12.')
  expect(sent.seconds).toBeLessThan(8)
})

test.each([
  ['/admin/produits/nouveau', (at: number) => `meals.${at % 999}.idMealIcon=x${at}`],
  ['/admin/transporteurs/nouveau', (at: number) => `rates.${at % 999}.cartons.${at % 997}.price=1`],
  ['/admin/albums/nouveau', (at: number) => `pictures.${at % 999}.image=x${at}`],
  ['/admin/formulaires/nouveau', (at: number) => `fields.${at % 999}.${['label', 'name', 'calendar'][at % 3]}=x${at}`],
])('thousands of rows are refused beside them at %s, soon', async (path, name) => {
  const sent = await send(path, fields(name, 5900))
  expect(sent.status).toBe(422)
  expect(sent.seconds).toBeLessThan(10)
})
