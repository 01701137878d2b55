import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenCookie } from '#app/services/cookies.server.ts'
import { openBrowser } from '../support/browser.ts'
import { origin } from '../support/site.ts'
import { type OwnedShop, openOwnedShop } from './support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

async function openStaff() {
  const staff = openBrowser(shop)
  const [pair = ''] = (await tokenCookie(false).serialize(shop.token)).split(';')
  staff.cookies.set('token', pair.slice('token='.length))
  return { staff, cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

test('an owner changes the order of the pages on one screen, without script', async () => {
  const { staff, cookie } = await openStaff()
  const path = '/admin/pages/ordre'
  const names = (html: string) =>
    [...html.matchAll(/<li class="depth-(\d)"><a href="\/admin\/pages\/([^"]+)"/g)].map(([, deep, id]) => `${deep}${id}`)
  const before = names((await staff.open(path)).html)
  expect(before.length).toBeGreaterThan(5)
  const last = before.at(-1)?.slice(1) ?? ''
  const form = await shop.post(path, { page: last, sens: 'UP' }, { origin, cookie })
  expect(form.status).toBe(303)
  expect(names((await staff.open(path)).html)).not.toEqual(before)
  const nowhere = await shop.post(path, { page: 'nulle-part', sens: 'UP' }, { origin, cookie })
  expect(nowhere.status).toBe(409)
})

test('an owner touches a picture where the eye should rest, and sees which pages show it, without script', async () => {
  const { staff, cookie } = await openStaff()
  const { blocks } = (await shop.call('GET', '/admin/page/le-domaine/draft')) as unknown as {
    blocks: { picture?: { image: string } }[]
  }
  const image = blocks.find(({ picture }) => picture)?.picture?.image
  const path = `/admin/images/${image}`
  const opened = await staff.open(path)
  expect(opened.html).toMatch(/<input type="image"[^>]*width="288"[^>]*name="point"/)
  expect(opened.html).toContain('href="/admin/pages/le-domaine"')
  const form = await shop.post(`${path}/point`, { 'point.x': '288', 'point.y': '0' }, { origin, cookie })
  expect(form.status).toBe(303)
  expect((await staff.open(path)).html).toContain('À présent\u00a0: en haut à droite.')
})
