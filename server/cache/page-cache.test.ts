import { expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'

const page = { siteId: '1', key: '/boutique?tag=j1', version: 1 }
const text = Array.from({ length: 400 }, (_, n) => `<p>Un vin, numéro ${n}, ${(n * 7919) % 1000} bouteilles</p>`).join('')

function answer(): Promise<Response> {
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, must-revalidate' }
  return Promise.resolve(new Response(text, { headers }))
}

test('a page is made smaller when it is asked for again, and not for whoever invents its address', async () => {
  const cache = openPageCache({ mostBytes: 1_000_000, production: false, onError: () => {} })
  const made = await cache.fill(page, answer)
  if (!made || 'failed' in made) throw new Error('the page was not kept')
  const sizeOf = () => (made.full.br.body as Buffer).length
  const quick = sizeOf()
  await cache.settled()
  expect(sizeOf()).toBe(quick)
  expect(cache.find(page)).toBe(made)
  await cache.settled()
  expect(sizeOf()).toBeLessThan(quick)
  cache.close()
})
