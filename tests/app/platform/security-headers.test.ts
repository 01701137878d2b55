import { describe, expect, test } from 'vitest'
import { shopForAll } from '../../support/site.ts'

const frozen = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

type Kind = [string, number, string, Record<string, string>?]

const kinds: Kind[] = [
  ['a page', 200, '/'],
  ['a page from the cache', 200, '/'],
  ['a page made for one visitor', 200, '/', { cookie: 'cart=abc; __Host-cart=abc' }],
  ['a page that is never kept', 200, '/cookies'],
  ['the data of a screen', 200, '/auth.data'],
  ['a redirect', 301, '/le-domaine/'],
  ['a page that does not exist', 404, '/nulle-part'],
  ['a file', 200, '/art/mark.svg'],
  ['a file that does not exist', 404, '/assets/nothing.js'],
  ['an answer of the API', 200, '/api/site/info', { idSite: '1' }],
  ['a refusal of the API', 400, '/api/site/info'],
  ['an unknown call of the API', 404, '/api/nothing', { idSite: '1' }],
  ['a refused address', 400, '/a%00b'],
  ['a refused host', 421, '/', { host: 'evil.example' }],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['metrics', 200, '/metrics'],
]

describe('threat 65: the same safety headers stand on', () => {
  const shop = shopForAll()

  test.each(kinds)('%s', async (_kind, status, path, headers) => {
    const answer = await shop().get(path, headers)
    expect(answer.status).toBe(status)
    expectFrozen(answer)
    expect(answer.headers.has('strict-transport-security')).toBe(false)
  })

  test('a page, which may ask for the camera where the panel reads codes, and nowhere else', async () => {
    const policyOf = async (path: string) => (await shop().get(path)).headers.get('permissions-policy')
    const open = frozen['permissions-policy'].replace('camera=()', 'camera=(self)')
    for (const path of ['/admin/commandes/preparation', '/admin/commandes/preparation/expedier', '/admin/inventaire?page=2'])
      expect([path, await policyOf(path)]).toEqual([path, open])
    for (const path of ['/admin', '/admin/commandes', '/boutique', '/?a=/admin/inventaire', '/admin/inventaire/autre'])
      expect([path, await policyOf(path)]).toEqual([path, frozen['permissions-policy']])
  })

  test('a refused form', async () => {
    const answer = await shop().post('/cookies', { choice: 'given' }, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expectFrozen(answer)
  })

  test('an answer that says nothing has changed', async () => {
    const etag = (await shop().get('/')).headers.get('etag') ?? ''
    const answer = await shop().get('/', { 'if-none-match': etag })
    expect(answer.status).toBe(304)
    expectFrozen(answer)
  })
})

describe('threat 14: a page vouches for the scripts that we put there, and for nothing that slips into it:', () => {
  const shop = shopForAll()

  const scriptsOf = (html: string) =>
    [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes).filter((one) => !one.includes('ld+json'))

  test.each(['/contact', '/auth', '/droits'])('the screen %s', async (path) => {
    const answer = await shop().get(path, { cookie: `consent=${path}` })
    const nonce = nonceOf(answer)
    const inline = scriptsOf(await answer.text()).filter((one) => !one.includes(' src='))
    expect(inline.length).toBeGreaterThan(2)
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`)
    expect(answer.headers.get('content-security-policy')).not.toContain('sha256-')
  })

  test.each(['/', '/boutique', '/cookies', '/nulle-part'])(
    'the document %s, in which nothing is written as a script',
    async (path) => {
      const answer = await shop().get(path, { cookie: `consent=${path}` })
      const scripts = scriptsOf(await answer.text())
      expect(scripts).toHaveLength(1)
      expect(scripts[0]).toMatch(/ src="\/assets\/smooth-[\w-]+\.js"/)
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    },
  )

  test('what one page was vouched for by opens no other, nor the same once it says something else', async () => {
    const nonces = []
    for (const path of ['/contact', '/auth', '/droits']) nonces.push(nonceOf(await shop().get(path)))
    await shop().setParameter('company_phone', '03 84 00 00 00')
    nonces.push(nonceOf(await shop().get('/contact')))
    expect(new Set(nonces).size).toBe(nonces.length)
  })
})

describe('threat 66: over TLS the browser is told to stay there, on', () => {
  const at = 'https://vins.example'
  const shop = shopForAll({
    env: { PUBLIC_ORIGIN: at, SITE_ID: '1', SEALING_KEY: 's'.repeat(40), METRICS_TOKEN: 'm'.repeat(40) },
  })

  test.each(kinds.filter(([kind]) => kind !== 'metrics'))('%s', async (_kind, status, path, headers) => {
    const answer = await shop().get(path, headers)
    expect(answer.status).toBe(status)
    expectFrozen(answer)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('in production', () => {
  const token = 'm'.repeat(40)
  const env = { PUBLIC_ORIGIN: 'https://vins.example', SITE_ID: '1', SEALING_KEY: 's'.repeat(40), METRICS_TOKEN: token }
  const shop = shopForAll({ env })

  test('the numbers are told to whoever holds the token, and not to this machine, where a proxy may stand that says nothing', async () => {
    expect((await shop().get('/metrics')).status).toBe(404)
    expect((await shop().get('/metrics', { authorization: `Bearer ${token.slice(1)}n` })).status).toBe(404)
    expect(await (await shop().get('/metrics', { authorization: `Bearer ${token}` })).text()).toContain('vitrine_')
  })
})

function nonceOf(answer: Response): string {
  const policy = answer.headers.get('content-security-policy') ?? ''
  const [, nonce = ''] = /script-src 'self' 'nonce-([\w-]{22})'(?:;|$)/.exec(policy) ?? []
  expect(nonce, policy).not.toBe('')
  return nonce
}

function expectFrozen(answer: Response): void {
  expect(Object.fromEntries(Object.keys(frozen).map((name) => [name, answer.headers.get(name)]))).toEqual(frozen)
  const policy = answer.headers.get('content-security-policy') ?? ''
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(policy).not.toMatch(/unsafe|\*/)
  for (const name of ['x-powered-by', 'server']) expect(answer.headers.has(name)).toBe(false)
}
