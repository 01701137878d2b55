import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterReader, type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
let member: { cookie: string }
beforeAll(async () => {
  shop = await openOwnedShop()
  member = await enterReader(shop)
  await shop.call('PUT', '/admin/page/le-domaine', { forMembers: true })
})
afterAll(() => shop.close())

test('a page for members sends a visitor to the login and back, and is shown to members alone', async () => {
  const sent = await shop.get('/le-domaine')
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/auth?retour=%2Fle-domaine'])
  const shown = await shop.get('/le-domaine', member)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  expect(await shown.text()).toContain('Le domaine')
  expect((await shop.get('/le-domaine')).status).toBe(302)
})

test('the words of a page for members are in no answer to a visitor, by page, by data or by the API', async () => {
  const secret = 'Le prix de l’ami'
  const block = { type: 'title', text: secret }
  await shop.call('PUT', '/admin/page/le-domaine', { blocks: [block] })
  for (const path of ['/le-domaine', '/le-domaine.data', '/', '/sitemap.xml', '/cookies']) {
    expect(await shop.html(path), path).not.toContain(secret)
  }
  const call = await shop.get('/api/page/le-domaine', { idSite: '1' })
  expect(call.status).toBe(401)
  expect(await call.text()).not.toContain(secret)
  expect(await (await shop.get('/le-domaine', member)).text()).toContain(secret)
})

test('a login that is past its time leads to the login again, and its cookie is taken back', async () => {
  const stale = await shop.get('/le-domaine', {
    cookie: `token=${Buffer.from(JSON.stringify('x'.repeat(43))).toString('base64')}`,
  })
  expect([stale.status, stale.headers.get('location')]).toEqual([302, '/auth?retour=%2Fle-domaine'])
  expect(stale.headers.get('set-cookie')).toMatch(/token=.*Max-Age=0/)
})
