import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'sec-fetch-dest': 'document' }

async function counted(source: string): Promise<number> {
  const rows = await bindToSite(shop().db, '1').read.selectFrom('visits').selectAll().where('source', '=', source).execute()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

describe('[T-10] a visit that says where it comes from', () => {
  test('is counted, and its page asked for anew without the query', async () => {
    const answer = await shop().get('/le-domaine?from=Salon-2026&tri=prix', person)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/le-domaine'])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const cookie = answer.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/^visit=.*Max-Age=60;/)
    expect(cookie).toContain('HttpOnly')
    expect(await counted('salon-2026')).toBe(1)
  })

  test('is not sent on again within a minute, nor counted again', async () => {
    const first = await shop().get('/le-caveau?from=boucle', person)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const again = await shop().get('/le-caveau?from=boucle', { ...person, cookie })
    expect([again.status, again.headers.get('location')]).toEqual([200, null])
    expect(again.headers.get('cache-control')).toContain('no-store')
    expect(await again.text()).toContain('Venir goûter')
    expect(await counted('boucle')).toBe(1)
  })

  test('leaves the page that others share as it was, and its cookie makes no page personal', async () => {
    await shop().get('/le-domaine?from=partage', person)
    const shared = await shop().get('/le-domaine', { cookie: 'visit=ImNvdW50ZWQi' })
    expect(shared.headers.get('cache-control')).toContain('public')
  })
})

describe('threat 81: nothing but a visitor is counted', () => {
  test.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 303],
    ['a program', { 'user-agent': 'curl/8.5' }, 303],
    ['a caller without a name', { 'user-agent': '' }, 303],
    ['a page fetched in advance', { 'sec-purpose': 'prefetch' }, 200],
    ['a picture in a page of another site', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }, 200],
  ])('%s', async (who, headers, status) => {
    const word = who.replaceAll(/[^a-z]/g, '-')
    expect((await shop().get(`/?from=${word}`, { ...person, ...headers })).status).toBe(status)
    expect(await counted(word)).toBe(0)
  })

  test.each(['', '%3Cscript%3E', 'a%20b', 'x'.repeat(41), '%0d%0aSet-Cookie:a', '../admin'])(
    'a source that is no short word: %s',
    async (source) => {
      const answer = await shop().get(`/?from=${source}`, person)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
      const rows = await bindToSite(shop().db, '1').read.selectFrom('visits').select('source').execute()
      expect(rows.filter(({ source: kept }) => !/^[a-z0-9][a-z0-9._-]*$/.test(kept))).toEqual([])
    },
  )

  test('a form, and whoever asks for the head alone', async () => {
    await shop().post('/cookies?from=formulaire', { choice: 'refused' })
    expect(await counted('formulaire')).toBe(0)
  })
})
