import { expect, test } from 'vitest'
import { origin, shopForAll } from '../support/site.ts'

const shop = shopForAll()

test('a page has no slash at its end: the visitor is sent to the one without', async () => {
  const answer = await shop().get('/le-domaine/?page=2')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/le-domaine?page=2')
})

test('a posted form is sent on with its method', async () => {
  const answer = await shop().post('/cookies/', { choice: 'given' })
  expect(answer.status).toBe(308)
})

test.each([
  [414, `/${'a'.repeat(2100)}`],
  [400, `/${'a/'.repeat(30)}`],
  [400, '/a%00b'],
  [400, '/a%0d%0aSet-Cookie:x'],
  [400, '/..%2f..%2fetc%2fpasswd'.replace('..%2f', '%2e%2e/')],
  [400, '/a%5cb'],
  [400, '/%E0%A4%A'],
  [400, '/%ff'],
  [400, '/?q=%00'],
])('threat 49: answers %i to a shape that nothing further in should see (%s)', async (status, path) => {
  const answer = await shop().shop.fetch(rawRequest(path))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('threat 49: the framework’s manifest cannot be asked for', async () => {
  expect((await shop().get('/__manifest?paths=/a,/b&version=x')).status).toBe(404)
})

test.each(['/le-domaine.data', '/cookies.data'])('threat 49: a body made to break the decoder of %s is refused', async (path) => {
  const body = '[["SingleFetchError",1],["TypeError","__proto__"],{"_1":2}]'
  const headers = { host: 'localhost:3000', origin, 'content-type': 'text/x-script' }
  const answer = await shop().shop.fetch(new Request(origin + path, { method: 'POST', headers, body }))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('threat 13: a host that is no site’s is refused, whatever a proxy’s header says', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:3000', 'localhost@evil.example', '']) {
    const answer = await shop().get('/', { host, 'x-forwarded-host': 'localhost:3000' })
    expect([host, answer.status]).toEqual([host, 421])
  }
  expect((await shop().log()).map(({ event }) => event)).toContain('host_refused')
})

test.each(['localhost:4567', '127.0.0.1', '[::1]:3000', 'LOCALHOST:3000'])('the demo site answers at %s', async (host) => {
  expect((await shop().get('/', { host })).status).toBe(200)
})

test('methods that no page takes are refused', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
    const answer = await shop().shop.fetch(new Request(`${origin}/`, { method, headers: { host: 'localhost:3000', origin } }))
    expect([method, answer.status]).toEqual([method, 405])
  }
})

test('a form longer than a page takes is refused, announced or not', async () => {
  const long = 'a'.repeat(1_100_000)
  const pieces = new ReadableStream({
    start(controller) {
      for (let index = 0; index < 20; index += 1) controller.enqueue(new TextEncoder().encode('b'.repeat(100_000)))
      controller.close()
    },
  })
  const headers = { host: 'localhost:3000', origin, 'content-type': 'application/x-www-form-urlencoded' }
  const ask = (init: object) => shop().shop.fetch(new Request(`${origin}/cookies`, { method: 'POST', ...init } as RequestInit))
  expect((await ask({ headers: { ...headers, 'content-length': String(long.length) }, body: long })).status).toBe(413)
  expect((await ask({ headers, body: pieces, duplex: 'half' })).status).toBe(413)
})

test('alive, ready and the operator’s numbers are told to those who watch', async () => {
  expect(await (await shop().get('/healthz')).text()).toBe('ok\n')
  expect(await (await shop().get('/readyz')).text()).toBe('ready\n')
  expect(await (await shop().get('/metrics')).text()).toContain('vitrine_answers_total{kind="health",status="200"}')
})

test('the operator’s numbers are not for those who come through a proxy', async () => {
  expect((await shop().get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
})

/** A request whose target is not made tidy on its way. */
function rawRequest(path: string): Request {
  const request = new Request(origin, { headers: { host: 'localhost:3000' } })
  return new Proxy(request, {
    get: (target, name) => {
      if (name === 'url') return origin + path
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
