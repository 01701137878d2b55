import { expect, test } from 'vitest'
import * as siteCookies from '#app/services/platform/session/cookies.server.ts'
import { settledCookies } from '#server/cache/visitor-variant.ts'
import { type CachingProxy, openCachingProxy } from '../../support/caching-proxy.ts'
import { withoutNonce } from '../../support/nonce.ts'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()

const consent = 'consent=ImdpdmVuIg%3D%3D'
const refused = 'consent=InJlZnVzZWQi'
const flash = `flash=${encodeURIComponent(btoa(JSON.stringify('consent_saved')))}`
const visitors: Record<string, string | undefined> = {
  nobody: undefined,
  'a stranger’s cookie': '_ga=GA1.2.3',
  consent,
  refusal: refused,
  cart: `cart=one; ${consent}`,
  'another cart': 'cart=two',
  login: 'token=one',
  'another login': 'token=two; cart=two',
  message: flash,
}
const paths = ['/', '/le-domaine', '/cookies', '/nulle-part', '/le-domaine.data', '/cookies.data']
const encodings = ['br', 'gzip', 'identity']

test('threat 35: through a caching proxy everyone sees their own page, in whatever order they come', async () => {
  const proxy = openCachingProxy((path, headers) => shop().get(path, headers))
  const alone = new Map<string, string>()
  const rounds = Object.entries(visitors).flatMap(([who, cookie]) =>
    paths.flatMap((path) => encodings.map((encoding) => ({ who, cookie, path, encoding }))),
  )
  for (const { who, path, cookie } of rounds) {
    const fresh = await shop().get(`${path}?frais=1`, cookie ? { cookie } : {})
    alone.set(`${who} ${path}`, tidy(await fresh.text()))
  }
  for (const seed of [1, 2, 3]) {
    for (const { who, cookie, path, encoding } of shuffled(rounds, seed)) {
      const seen = await askThrough(proxy, path, encoding, cookie)
      expect(`${who} ${path}: ${tidy(seen)}`).toBe(`${who} ${path}: ${alone.get(`${who} ${path}`)}`)
    }
  }
  expect(proxy.answeredFromStore()).toBeGreaterThan(20)
  const keptOfPersons = proxy.stored().filter((cookie) => /cart|token|flash/.test(cookie))
  expect(keptOfPersons).toEqual([])
})

test('threat 35: every cookie of the site has its place in the rules of the cache', async () => {
  const names = Object.values(siteCookies).map((make) => make(false).name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !settledCookies.has(name))).toEqual([])
})

test('threat 36: a policy never outlives its page: the nonce it names stands on every script of that page, kept or not', async () => {
  const inline = { '/': 0, '/le-domaine': 0, '/cookies': 0, '/nulle-part': 0, '/contact': 5 }
  for (const [path, count] of Object.entries(inline)) {
    for (let round = 0; round < 2; round += 1) {
      const answer = await shop().get(path)
      const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*(?:ld\+json| src=))([^>]*)>/g)].map(
        ([, attributes]) => / nonce="([\w-]{22})"/.exec(attributes ?? '')?.[1],
      )
      const listed = answer.headers.get('content-security-policy')?.match(/(?<='nonce-)[^']+/g) ?? []
      expect([path, scripts.length]).toEqual([path, count])
      expect(listed).toEqual([...new Set(scripts)])
    }
  }
})

async function askThrough(proxy: CachingProxy, path: string, encoding: string, cookie: string | undefined): Promise<string> {
  return proxy.get(path, { 'accept-encoding': encoding, ...(cookie ? { cookie } : {}) })
}

/** The page without what tells that it was asked for with a query, or when it was made. */
function tidy(text: string): string {
  return withoutNonce(text).replaceAll('?frais=1', '')
}

function shuffled<T>(list: T[], seed: number): T[] {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return list
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
