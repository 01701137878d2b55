import { expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'

const page = { siteId: '1', key: '/boutique?categorie=rouge', version: 1, path: '/boutique', query: 'categorie=rouge' }
const text = Array.from({ length: 400 }, (_, n) => `<p>Un vin, numéro ${n}, ${(n * 7919) % 1000} bouteilles</p>`).join('')

function answer(own = '/boutique?categorie=rouge'): Promise<Response> {
  const headers = {
    'content-location': own,
    'content-type': 'text/html',
    'cache-control': 'public, max-age=0, must-revalidate',
  }
  return Promise.resolve(new Response(text, { headers }))
}

test('a page is made smaller when it is asked for again, and not for whoever invents its address', async () => {
  const cache = openPageCache({ mostBytes: 1_000_000, production: false, onError: () => {} })
  const made = await cache.fill(page, () => answer())
  if (!made || 'once' in made) throw new Error('the page was not kept')
  const sizeOf = () => (made.full.br.body as Buffer).length
  const quick = sizeOf()
  await cache.settled()
  expect(sizeOf()).toBe(quick)
  expect(cache.find(page)).toBe(made)
  await cache.settled()
  expect(sizeOf()).toBeLessThan(quick)
  cache.close()
})

test('threat 80: a query that the page does not call its own is answered, and neither kept nor made smaller', async () => {
  const cache = openPageCache({ mostBytes: 1_000_000, production: false, onError: () => {} })
  for (let year = 1000; year < 1100; year += 1) {
    const invented = {
      siteId: '1',
      key: `/boutique?millesime=${year}`,
      version: 1,
      path: '/boutique',
      query: `millesime=${year}`,
    }
    const made = await cache.fill(invented, () => answer('/boutique'))
    if (!made || !('once' in made)) throw new Error('the page was kept')
    expect(await made.once.text()).toBe(text)
    expect([cache.find(invented), cache.isPersonal(invented)]).toEqual([undefined, false])
  }
  expect(cache.size()).toEqual({ bytes: 0, entries: 0 })
  cache.close()
})

test('threat 80: a path that the page does not call its own is answered, and not kept; its data lie beside it', async () => {
  const cache = openPageCache({ mostBytes: 1_000_000, production: false, onError: () => {} })
  const fillAt = async (path: string) => {
    const made = await cache.fill({ siteId: '1', key: path, version: 1, path, query: '' }, () => answer('/boutique'))
    return made && !('once' in made)
  }
  expect([await fillAt('/autre'), await fillAt('/autre.data')]).toEqual([false, false])
  expect([await fillAt('/boutique'), await fillAt('/boutique.data')]).toEqual([true, true])
  cache.close()
})

test('a page that says until when it is true is not kept beyond that moment', async () => {
  let now = Date.parse('2026-11-26T10:59:59.999Z')
  const cache = openPageCache({ mostBytes: 1_000_000, production: false, onError: () => {}, now: () => now })
  const headers = {
    'content-location': '/boutique?categorie=rouge',
    'content-type': 'text/html',
    'cache-control': 'public',
    expires: 'Thu, 26 Nov 2026 11:00:00 GMT',
  }
  const made = await cache.fill(page, async () => new Response(text, { headers }))
  if (!made || !('full' in made)) throw new Error('the page was not kept')
  expect(cache.find(page)).toBe(made)
  // A browser asks before each use all the same.
  expect(made.full.identity.headers.join()).not.toMatch(/expires/i)
  now += 1
  expect(cache.find(page)).toBeUndefined()
  const anew = await cache.fill(page, answer)
  expect(cache.find(page)).toBe(anew)
  cache.close()
})
