import { expect, test } from 'vitest'
import { chooseEncoding } from '../http/message/encodings.ts'
import { canonicalQuery } from './canonical-query.ts'
import { mayShare } from './sharing.ts'
import { findVariant } from './visitor-variant.ts'

test.each([
  ['', ''],
  ['utm_source=a&fbclid=b', ''],
  ['tri=prix&page=2', 'page=2&tri=prix'],
  ['page=2&utm_medium=x&tri=prix', 'page=2&tri=prix'],
  ['_routes=routes%2Fsite%2Fhome', undefined],
  ['from=mail', undefined],
  ['page=1&page=2', undefined],
  ['page=%00', undefined],
  ['q=vin', undefined],
])('the query %j is known to the cache as %j', (query, wanted) => {
  expect(canonicalQuery(query)).toBe(wanted)
})

const plain = { overTls: false, isFrontDoor: false }
const tls = { overTls: true, isFrontDoor: false }

test('visitors with the same choices share pages, in whatever order their cookies come', () => {
  const consent = 'consent=ImFtIg%3D%3D'
  const age = 'age=InBhc3NlZCI%3D'
  expect(findVariant(`${consent}; ${age}`, plain)).toEqual(findVariant(`_ga=x; ${age};${consent}`, plain))
  expect(findVariant(consent, tls)).toEqual({ cookies: '', hasCart: false })
  expect(findVariant(`__Host-${consent}`, tls)).toEqual({ cookies: `__Host-${consent}`, hasCart: false })
  expect(findVariant(`cart=x; ${consent}`, plain)).toEqual({ cookies: consent, hasCart: true })
  expect(findVariant(`${consent}; __Host-token=x`, tls)).toBeUndefined()
})

test('the language that somebody has chosen counts at the front door alone, whichever a site has', () => {
  const chosen = (code: string) => `lang=${encodeURIComponent(btoa(JSON.stringify(code)))}`
  for (const code of ['de', 'es', 'nl']) {
    expect(findVariant(chosen(code), plain)).toEqual({ cookies: '', hasCart: false })
    expect(findVariant(chosen(code), { ...plain, isFrontDoor: true })).toEqual({ cookies: chosen(code), hasCart: false })
  }
  expect(findVariant(chosen('<b>'), { ...plain, isFrontDoor: true })).toBeUndefined()
})

const page = (headers: Record<string, string>, status = 200) => new Response('x', { status, headers })

test.each([
  ['a page that says so', page({ 'cache-control': 'public' }), true],
  ['a page that says nothing', page({}), false],
  ['a private one', page({ 'cache-control': 'public, private' }), false],
  ['one with a cookie', page({ 'cache-control': 'public', 'set-cookie': 'a=b' }), false],
  ['one that varies by more than cookies', page({ 'cache-control': 'public', vary: 'User-Agent' }), false],
  ['a missing page', page({}, 404), true],
  ['a missing page that must not be kept', page({ 'cache-control': 'no-store' }, 404), false],
  ['a redirect for now', page({ 'cache-control': 'public' }, 302), false],
  ['a failure', page({ 'cache-control': 'public' }, 500), false],
])('threat 35: %s may be shared or not', (_what, response, wanted) => {
  expect(mayShare(response)).toBe(wanted)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
])('of %j the answer comes as %s', (accepted, wanted) => {
  expect(chooseEncoding(accepted)).toBe(wanted)
})
