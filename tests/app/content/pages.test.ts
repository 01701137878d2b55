import { expect, test } from 'vitest'
import { readPage } from '../../support/page/page.ts'
import { openTestShop, origin, shopForAll } from '../../support/site.ts'
import { openOwnedShop } from '../support/owner.ts'

const shop = shopForAll()

test('[R-13] [X-01] an unknown address is a page that says so, with the way home', async () => {
  const answer = await shop().get('/nulle-part')
  expect(answer.status).toBe(404)
  const page = readPage(await answer.text())
  expect(page.text).toContain('Cette page est introuvable.')
  expect(page.all('[data-code="This page could not be found"]')).toHaveLength(1)
  expect(page.link(/^Retour à l’accueil/).href).toBe('/')
})

test.each([
  '/mon-compte/x.css',
  '/panier/style.css',
  '/le-domaine/x.js',
  '/cookies/a.png',
  '/le-domaine%2ecss',
  '/cookies;a.css',
  '/le-domaine.css',
])('threat 35: an ending that a cache would trust does not open a page: %s', async (path) => {
  expect((await shop().get(path, { cookie: 'token=1' })).status).toBe(404)
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://localhost:9999' }],
  ['another scheme', { origin: 'https://localhost:3000' }],
  ['no page at all', { origin: 'null' }],
  ['a browser that says nothing', {}],
  ['a sibling of this host', { origin, 'sec-fetch-site': 'same-site' }],
  ['another site that claims to be this one', { origin, 'sec-fetch-site': 'cross-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a plain text form', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['a method in disguise', { origin: 'https://evil.example', 'x-http-method-override': 'GET' }],
])('threat 25: a form that comes from %s is refused in French, and written down', async (_from, headers) => {
  for (const path of ['/cookies', '/cookies.data', '/', '/nulle-part']) {
    const answer = await shop().post(path, { choice: 'given' }, headers)
    expect([path, answer.status]).toEqual([path, 403])
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(await answer.text()).toContain('rechargez la page')
  }
  expect((await shop().log()).filter(({ event }) => event === 'origin_refused').length).toBeGreaterThanOrEqual(4)
})

test.each<Record<string, string>>([{ origin }, { origin, 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'same-origin' }])(
  'threat 25: a form of this very site is taken (%j)',
  async (headers) => {
    const answer = await shop().post('/cookies', { choice: 'given' }, headers)
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('consent='))).toBe(true)
  },
)

test('a form works behind a proxy that ends TLS, and only from the public address', async () => {
  const tls = await openTestShop({
    env: { PUBLIC_ORIGIN: 'https://vins.example', SITE_ID: '1', TRUSTED_PROXIES: '1', SEALING_KEY: 's'.repeat(40) },
  })
  try {
    const forwarded = { host: 'vins.example', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' }
    const taken = await tls.post('/cookies', { choice: 'refused' }, { ...forwarded, origin: 'https://vins.example' })
    expect(taken.status).toBe(303)
    expect(taken.headers.getSetCookie()[0]).toMatch(/^__Host-consent=.*; Secure/)
    const refused = await tls.post('/cookies', { choice: 'refused' }, { ...forwarded, origin: 'http://vins.example' })
    expect(refused.status).toBe(403)
    expect((await tls.get('/', { host: 'other.example' })).status).toBe(421)
  } finally {
    await tls.close()
  }
})

test('a broken form is a fault of its sender', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="a\r\n\r\n'
  const headers = { host: 'localhost:3000', origin, 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await shop().shop.fetch(new Request(`${origin}/cookies`, { method: 'POST', headers, body }))
  expect(answer.status).toBe(400)
})

test('[X-02] threat 71: a failure is a kind page that tells nothing, and one line in the log that tells all', async () => {
  const broken = await openTestShop()
  try {
    await broken.db.inTransaction(async (tx) => {
      await tx.schema.dropTable('pages').execute()
    })
    const answer = await broken.get('/le-domaine', { cookie: 'cart=1' })
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain('Une erreur est survenue. Réessayez dans un instant.')
    expect(html).toContain('data-code="Error"')
    expect(html).not.toMatch(/no such table|SQLITE|select|\.js:\d|node_modules|at [A-Za-z]+ \(/i)
    const errors = (await broken.log()).filter(({ level }) => level === 'error')
    expect(errors.length).toBe(1)
    expect(errors[0]).toMatchObject({ id: expect.stringMatching(/^[a-z0-9-]+$/), message: expect.stringContaining('pages') })
  } finally {
    await broken.close()
  }
})

test('a page of words alone is called by its title, one with a title of its own by that', async () => {
  const owned = await openOwnedShop()
  const firstHeadings = async () =>
    readPage(await (await owned.get('/le-domaine')).text())
      .all('h1')
      .map(({ text }) => text)
  const quote = { type: 'quote', text: 'Ici, rien ne presse.', author: 'Jeanne' }
  try {
    const { title } = await owned.call('GET', '/page/le-domaine')
    await owned.call('PUT', '/admin/page/le-domaine', { blocks: [quote] })
    expect(await firstHeadings()).toEqual([title])
    await owned.call('PUT', '/admin/page/le-domaine', { blocks: [quote, { type: 'title', text: 'Trois coteaux' }] })
    expect(await firstHeadings()).toEqual(['Trois coteaux'])
  } finally {
    await owned.close()
  }
})

test('a page that is not there and a form without an action are no errors of ours', async () => {
  const quiet = await openTestShop()
  try {
    await quiet.get('/nulle-part')
    await quiet.post('/', { a: 'b' })
    await quiet.get('/nulle-part.data')
    expect((await quiet.log()).filter(({ level }) => level === 'error')).toEqual([])
  } finally {
    await quiet.close()
  }
})
