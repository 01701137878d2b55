import { expect, test } from 'vitest'
import { openTestShop, origin, shopForAll } from '../../support/site.ts'

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

const manyPaths = Array.from({ length: 65 }, (_, index) => `/p${index}`).join()

test.each([
  [400, '/__manifest'],
  [400, '/__manifest?p=/a&version=x'],
  [400, '/__manifest?paths=/a&paths=/b&version=x'],
  [400, `/__manifest?paths=${manyPaths}&version=x`],
  [400, `/__manifest?paths=${'/a'.repeat(30)}&version=x`],
  [400, '/__manifest?paths=//a&version=x'],
  [414, `/__manifest?paths=/${'a'.repeat(2100)}&version=x`],
])('threat 49: a question about routes that our script never asks is answered %i, and costs little (%s)', (status, path) =>
  expectCheap(path, status),
)

test('threat 49: the largest question about routes that is answered costs little', async () => {
  const version = /"version":\s*"([^"]+)"/.exec(await (await shop().get('/contact')).text())?.[1]
  const paths = Array.from({ length: 64 }, (_, index) => `/a/b/c/d/e/f/g/h/p${index}`).join()
  await expectCheap(`/__manifest?paths=${paths}&version=${version}`, 200)
})

/** Takes the cheapest of a few turns: other work on the machine may disturb any one. */
async function expectCheap(path: string, status: number): Promise<void> {
  const costs = []
  for (let turn = 0; turn < 5; turn += 1) {
    const before = process.cpuUsage()
    expect((await shop().get(path)).status).toBe(status)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
  }
  expect(Math.min(...costs)).toBeLessThan(50)
}

test('a browser with the script of an older build is told to load the page anew', async () => {
  const answer = await shop().get('/__manifest?paths=/a&version=old')
  expect([answer.status, answer.headers.get('x-remix-reload-document')]).toEqual([204, 'true'])
})

test('threat 49: whoever asks about routes without end is told to wait', async () => {
  const { get, close } = await openTestShop()
  const statuses: number[] = []
  for (let turn = 0; turn < 241; turn += 1) statuses.push((await get('/__manifest?paths=/a&version=old')).status)
  const last = await get('/__manifest?paths=/a&version=old')
  expect(statuses.slice(0, 240).every((status) => status === 204)).toBe(true)
  expect([statuses[240], last.status, last.headers.get('retry-after')]).toEqual([429, 429, '60'])
  await close()
})

test.each(['/le-domaine.data', '/cookies.data'])('threat 49: a body made to break the decoder of %s is refused', async (path) => {
  const body = '[["SingleFetchError",1],["TypeError","__proto__"],{"_1":2}]'
  const headers = { host: 'localhost:3000', origin, 'content-type': 'text/x-script' }
  const answer = await shop().shop.fetch(new Request(origin + path, { method: 'POST', headers, body }))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('threat 13: a host that is no site’s is refused, whatever a proxy’s header says', async () => {
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    'localhost@evil.example',
    'localhost:99999',
    '',
  ]) {
    const answer = await shop().get('/', { host, 'x-forwarded-host': 'localhost:3000' })
    expect([host, answer.status]).toEqual([host, 421])
  }
  expect((await shop().log()).map(({ event }) => event)).toContain('host_refused')
  const answer = await shop().get('/api/site/info', { host: 'evil.example', idSite: '1' })
  expect([answer.status, (await answer.json()).success]).toEqual([421, false])
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
  for (const name of ['x-forwarded-for', 'x-real-ip', 'via', 'forwarded']) {
    expect([name, (await shop().get('/metrics', { [name]: '127.0.0.1' })).status]).toEqual([name, 404])
  }
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
