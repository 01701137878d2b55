import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const kindOf = async (path: string) =>
  (await shop().log()).filter((line) => line.event === 'request' && line.path === path.split('?')[0]).at(-1)?.kind
const shared = 'public, max-age=0, must-revalidate'
const own = 'private, no-store'

test('a page is made once and then answered from memory, the same in every encoding', async () => {
  const plain = Buffer.from(await (await shop().get('/')).arrayBuffer())
  await shop().shop.settled()
  const asked = ['identity', 'br', 'gzip;q=0.8, br;q=0.2'] as const
  const answers = await Promise.all(asked.map((accepted) => shop().get('/', { 'accept-encoding': accepted })))
  const [identity, br, gz] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual([null, 'br', 'gzip'])
  expect(identity).toEqual(plain)
  expect(brotliDecompressSync(br ?? '')).toEqual(plain)
  expect(gunzipSync(gz ?? '')).toEqual(plain)
  expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(3)
  expect(await kindOf('/')).toBe('hit')
})

test('what a caching proxy needs to know stands on every shared page', async () => {
  const { headers } = await shop().get('/le-domaine')
  expect(headers.get('cache-control')).toBe(shared)
  expect(headers.get('vary')).toBe('Accept-Encoding, Cookie')
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await shop().get('/le-caveau', { 'accept-encoding': 'br' })
  const again = await shop().get('/le-caveau', { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'))
})

test('HEAD is answered like GET, without the page', async () => {
  for (const path of ['/', '/cookies', '/nulle-part', '/art/mark.svg', '/api/site/info']) {
    const [get, head] = [await shop().get(path, { idSite: '1' }), await headOf(path)]
    expect([path, head.status]).toEqual([path, get.status])
    expect(await head.text()).toBe('')
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  }
})

test('an owner’s change is seen by the very next request', async () => {
  for (let round = 1; round <= 20; round += 1) {
    await shop().get('/le-domaine')
    const changed = await shop().changePage('le-domaine', { title: `Le domaine, version ${round}` })
    expect(changed.status).toBe(200)
    expect(await (await shop().get('/le-domaine')).text()).toContain(`Le domaine, version ${round} ·`)
  }
})

test('a crowd that arrives at once has the page made a single time', async () => {
  await shop().changePage('le-caveau', { title: 'Le caveau en fête' })
  const crowd = await Promise.all(Array.from({ length: 50 }, () => shop().get('/le-caveau')))
  expect(new Set(crowd.map((answer) => answer.headers.get('etag'))).size).toBe(1)
})

test.each([
  ['a login', { cookie: 'token=1' }],
  ['a session', { cookie: 'session=1' }],
  ['a message', { cookie: 'flash=eyJ9' }],
  ['a login and a cart over TLS', { cookie: 'x=1; __Host-cart=1; __Host-token=1' }],
  ['a choice in a form of its own', { cookie: 'consent=strange' }],
  ['the same choice twice', { cookie: 'consent=ImFtIg%3D%3D; consent=Im5vbmUi' }],
])('threat 35: a visitor with %s has a page of their own', async (_what, headers) => {
  await shop().get('/')
  const answer = await shop().get('/', headers)
  expect(answer.headers.get('cache-control')).toBe(own)
  expect(await kindOf('/')).toBe('page')
})

test('a page for one visitor is never kept, even for visitors without a cookie', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect((await shop().get('/cookies')).headers.get('cache-control')).toBe(own)
    expect(await kindOf('/cookies')).toBe('page')
  }
})

test('what advertisers add to an address neither misses the cache nor fills it', async () => {
  await shop().get('/')
  const before = await entries()
  for (let index = 0; index < 50; index += 1) await shop().get(`/?utm_source=mail${index}&gclid=${index}`)
  expect(await entries()).toBe(before)
  const plain = await shop().get('/')
  const tagged = await shop().get('/?utm_source=x')
  expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
})

test.each(['?mot=mail', '?anything=1', '?page=1&page=2', '?tri=%3Cscript%3E'])(
  'the query %s has its page made anew',
  async (query) => {
    const before = await entries()
    expect((await shop().get(`/${query}`)).headers.get('cache-control')).toBe(own)
    expect(await entries()).toBe(before)
  },
)

const invented = [
  '/?page=2',
  '/le-domaine?page=7',
  '/le-domaine?tri=prix',
  '/boutique?tri=hasard',
  '/boutique?page=2&tri=hasard',
  '/boutique?millesime=1000',
  '/boutique?categorie=nulle-part',
  '/boutique?categorie=rouge,blanc',
  '/boutique?famille=rouge&millesime=2023',
  '/boutique?famille=rouge,rouge',
  '/boutique/la-combe-au-geai?page=2',
  '/boutique/la-combe-au-geai?tri=prix',
  '/actualites?tri=prix',
  '/services?categorie=x',
  '/pour-ce-soir?tri=x1',
  '/pour-ce-soir?plat=comte&tri=x1',
  '/pour-ce-soir?page=3&plat=comte',
]

test.each(invented)('threat 80: %s is answered as often as it is asked for, and kept for nobody', async (path) => {
  const before = await entries()
  for (let round = 0; round < 2; round += 1) {
    const answer = await shop().get(path)
    expect([answer.status, answer.headers.get('cache-control'), await kindOf(path)]).toEqual([200, own, 'page'])
  }
  expect(await entries()).toBe(before)
})

const spellings = [
  ['/Boutique', '/boutique'],
  ['/bOuTiQuE?tri=prix', '/boutique?tri=prix'],
  ['/%62outique/', '/boutique'],
  ['/%70our-ce-soir?plat=comte', '/pour-ce-soir?plat=comte'],
  ['/BOUTIQUE/%6Ca-combe-au-geai', '/boutique/la-combe-au-geai'],
  ['/boutique/La-Combe-Au-Geai/Avis', '/boutique/La-Combe-Au-Geai/avis'],
  ['/Suivi/Un-Jeton_De.Suivi/Papiers/F%2d1', '/suivi/Un-Jeton_De.Suivi/papiers/F-1'],
  ['/%c3%a9t%C3%A9', '/%C3%A9t%C3%A9'],
]

test.each(spellings)('threat 80: %s leads to the one spelling of its path, %s, before anything is made', async (path, one) => {
  const before = await entries()
  const answer = await shop().get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, one])
  expect(await entries()).toBe(before)
})

test.each(['/boutique/La-Combe-au-geai', '/Le-Domaine', '/BOUTIQUE.data', '/blog%2Fx', '/%C3%A9t%C3%A9'])(
  'threat 80: %s has no other spelling, and is kept for nobody',
  async (path) => {
    const before = await entries()
    for (let round = 0; round < 2; round += 1) expect((await shop().get(path)).status).toBeLessThan(500)
    expect(await entries()).toBe(before)
  },
)

const known = [
  '/pour-ce-soir',
  '/pour-ce-soir?plat=comte',
  '/boutique?tri=prix',
  '/boutique?famille=rouge&tri=prix',
  '/boutique?millesime=2023',
  '/boutique/la-combe-au-geai?declinaison=geai-2023-75',
]

test.each(known)('%s is kept for all, for the page says that it is its own', async (path) => {
  await shop().get(path)
  const answer = await shop().get(path)
  expect([answer.headers.get('cache-control'), await kindOf(path)]).toEqual([shared, 'hit'])
})

test('threat 80: pages that do not exist fill no memory', async () => {
  for (let index = 0; index < 230; index += 1) await shop().get(`/nulle-part-${index}`)
  expect(await entries()).toBeLessThan(230)
})

test('threat 35: nothing of the visitor who comes first is seen by the next', async () => {
  await shop().changePage('le-domaine', { title: 'Le domaine' })
  const poisoned = {
    'x-forwarded-host': 'evil.example',
    'x-react-router-spa-mode': 'yes',
    'x-react-router-prerender-data': 'evil',
    'accept-language': 'evil',
    'user-agent': 'evil',
    referer: 'https://evil.example/',
    cookie: 'other=evil',
  }
  const first = await (await shop().get('/le-domaine?utm_source=evil', poisoned)).text()
  const second = await (await shop().get('/le-domaine')).text()
  expect(first).toBe(second)
  expect(second).not.toContain('evil')
})

function headOf(path: string): Promise<Response> {
  return shop().shop.fetch(
    new Request(`http://localhost:3000${path}`, { method: 'HEAD', headers: { host: 'localhost:3000', idSite: '1' } }),
  )
}

async function entries(): Promise<number> {
  const told = await (await shop().get('/metrics')).text()
  return Number(/^vitrine_cache_entries (\d+)$/m.exec(told)?.[1])
}
