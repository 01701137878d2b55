import { expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'

const page = { siteId: '1', key: '/boutique?categorie=rouge', version: 1, query: 'categorie=rouge' }
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
    const invented = { siteId: '1', key: `/boutique?millesime=${year}`, version: 1, query: `millesime=${year}` }
    const made = await cache.fill(invented, () => answer('/boutique'))
    if (!made || !('once' in made)) throw new Error('the page was kept')
    expect(await made.once.text()).toBe(text)
    expect([cache.find(invented), cache.isPersonal(invented)]).toEqual([undefined, false])
  }
  expect(cache.size()).toEqual({ bytes: 0, entries: 0 })
  cache.close()
})
