import { describe, expect, test } from 'vitest'
import { type CallName, rows } from '#api/contract/index.ts'
import { openApiServer } from '#api/door/http/server.ts'
import { openInProcess } from '#api/door/in-process.ts'
import type { ApiDependencies } from '#api/door/run.ts'
import { openOwnStage } from '../support/own-stage.ts'
import { sampleRequest, writeRequest } from '../support/requests.ts'
import { ask, asRole, lineTo, renewTokens, serviceKey } from '../support/stage.ts'

const stage = openOwnStage()
const secret = 'connect ECONNREFUSED 10.0.0.7:5432 password=geheim'

/** The ground with one of the things a guard asks broken. */
const broken: Record<string, (dependencies: ApiDependencies) => ApiDependencies> = {
  'the look-up of the site': (dependencies) => ({
    ...dependencies,
    sites: { ...dependencies.sites, byId: () => Promise.reject(new Error(secret)) },
  }),
  'the look-up of the host': (dependencies) => ({
    ...dependencies,
    sites: { ...dependencies.sites, byHost: () => Promise.reject(new Error(secret)) },
  }),
  'the look-up of the token': (dependencies) => ({
    ...dependencies,
    db: { ...dependencies.db, read: failing(dependencies.db.read) },
  }),
  'the clock': (dependencies) => ({
    ...dependencies,
    now: () => {
      throw new Error(secret)
    },
  }),
}

/** The handle binds to a site as ever; only a question put to it fails. */
function failing<T extends object>(read: T): T {
  return new Proxy(read, {
    get: (target, name) => {
      if (name === 'withPlugin') return () => failing(target)
      return () => {
        throw new Error(secret)
      }
    },
  })
}

describe('threat 71: a guard that breaks', () => {
  for (const [what, breaks] of Object.entries(broken)) {
    test(`lets nobody through: ${what}`, async () => {
      const log: object[] = []
      const server = openApiServer(breaks(stage().dependencies), { log: (event) => log.push(event) })
      for (const [name, row] of rows) {
        const before = log.length
        const { status, text, json, headers } = await ask(
          { ...stage(), server },
          ...writeRequest(row, sampleRequest(row), asRole(stage(), 'SUPER_ADMIN')),
        )
        expect([status, json.success, json.data], name).toEqual([500, false, { code: 'failed' }])
        expect(text, name).not.toContain('geheim')
        expect(log.length - before, name).toBe(1)
        expect(log.at(-1)).toMatchObject({ event: 'api_failed', requestId: headers.get('x-request-id') })
      }
    })
  }

  test('throws in process, where the site shows its own page for it', async () => {
    const api = openInProcess(broken['the look-up of the token']?.(stage().dependencies) ?? stage().dependencies)
    await expect(api({ siteId: '1', token: 'x'.repeat(43) }).listParameters()).rejects.toThrow(secret)
  })

  test('is told to the site’s process as a failure, without its reason', async () => {
    const server = openApiServer(broken['the clock']?.(stage().dependencies) ?? stage().dependencies, { serviceKey })
    const answer = await lineTo({ ...stage(), server })
      .open({ siteId: '1' })
      .listParameters()
    expect(answer).toMatchObject({ ok: false, error: { code: 'failed' } })
    expect(JSON.stringify(answer)).not.toContain('geheim')
  })
})

describe('threat 25: a request that another site makes a browser send', () => {
  test('is nobody’s: a cookie never says who asks', async () => {
    const token = stage().tokens['1']?.SUPER_ADMIN ?? ''
    const cookie = ['token', 'session', '__Host-token', 'idSite', 'Authorization'].map((name) => `${name}=${token}`).join('; ')
    for (const [name, row] of rows.filter(([, { access }]) => access !== 'public')) {
      const [path, init] = writeRequest(row, sampleRequest(row), { idSite: '1', cookie })
      expect((await ask(stage(), path, init)).status, name).toBe(401)
    }
    const asked = await ask(stage(), '/parameter', { headers: { cookie: 'idSite=1' } })
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([400, null])
  })

  test('changes nothing under another method, by header, query or field', async () => {
    const headers = {
      ...asRole(stage(), 'SUPER_ADMIN'),
      'x-http-method-override': 'PUT',
      'x-method-override': 'PUT',
      'x-http-method': 'PUT',
    }
    for (const init of [{ method: 'GET' }, { method: 'POST', body: '{"value":"x"}' }]) {
      const path = '/admin/parameter/Coteaux-bar'
      const asked = await ask(stage(), path, { ...init, headers: { ...headers, 'content-type': 'application/json' } })
      expect([200, 405]).toContain(asked.status)
      expect((await ask(stage(), `${path}?_method=PUT`, { ...init, headers })).status).not.toBe(200)
    }
    const read = await ask(stage(), '/admin/parameter/Coteaux-bar', { headers: asRole(stage(), 'ADMIN') })
    expect(read.json.data?.value).toBe('Coteaux bandeau')
  })

  test('is refused with a body that a form can send', async () => {
    for (const [name, row] of rows.filter(([, { body, files }]) => body && !files)) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
        const headers = { ...asRole(stage(), 'SUPER_ADMIN'), 'content-type': type }
        const [path] = writeRequest(row, sampleRequest(row), headers)
        const asked = await ask(stage(), path, { method: row.method, headers, body: '{"value":"x"}' })
        expect(asked.status, `${name} ${type}`).toBe(400)
      }
    }
  })
})

describe('threat 51: what the API shows of itself', () => {
  test('is shared with no other origin, whatever it asks', async () => {
    for (const origin of ['https://mal.test', 'null', 'https://coteaux.test']) {
      for (const [name, row] of rows) {
        await renewTokens(stage())
        const headers = { ...asRole(stage(), 'ADMIN'), origin, 'access-control-request-method': row.method }
        const [path, init] = writeRequest(row, sampleRequest(row), headers)
        for (const asked of [await ask(stage(), path, { method: 'OPTIONS', headers }), await ask(stage(), path, init)]) {
          const shared = [...asked.headers.keys()].filter((header) => header.startsWith('access-control'))
          expect([shared, asked.headers.get('vary')], name).toEqual([[], null])
        }
      }
    }
  })

  test('stays behind its guards under every spelling of a path', async () => {
    const spellings = (path: string) => [
      path.replaceAll('/', '//'),
      path.toUpperCase(),
      path.replace('/', '/%2e/'),
      path.replace('/', '/x/..%2f'),
      path.replace('/', '/%2f'),
      path.replaceAll('/', '%2f'),
      path.replaceAll('/', '%252f'),
      path.replaceAll('/', '\\'),
      path.replaceAll('/', '%5c'),
      `${path}/`,
      `${path}%00`,
      `${path};x=1`,
      `${path}.json`,
      `/page/..%2f..${path}`,
      path.replace('a', '%61').replace('u', '%75'),
      `${path}%20`,
    ]
    const guarded = rows.filter(([, { access, method }]) => access !== 'public' && method === 'GET')
    expect(guarded.length).toBeGreaterThan(6)
    for (const [name, row] of guarded as [CallName, (typeof rows)[number][1]][]) {
      const [path] = writeRequest(row, sampleRequest(row), {})
      for (const spelling of spellings(path)) {
        const { status, json } = await ask(stage(), spelling, { headers: { idSite: '1' } })
        expect(json.success, `${name} ${spelling}`).toBe(false)
        expect([400, 401, 404], `${name} ${spelling}`).toContain(status)
      }
    }
  })
})
