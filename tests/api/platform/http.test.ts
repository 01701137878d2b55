import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server'
import { describe, expect, test } from 'vitest'
import { openInProcess } from '#api/door/in-process.ts'
import { openOverHttp } from '#api/door/over-http/over-http.ts'
import { openOwnStage } from '../support/own-stage.ts'
import { ask, asRole, lineTo, serviceKey } from '../support/stage.ts'

const stage = openOwnStage()
const get = (path: string, headers: Record<string, string> = { idSite: '1' }) => ask(stage(), path, { headers })

describe('an answer of the API', () => {
  test('is the envelope of success, data and message', async () => {
    const { status, headers, text } = await get('/parameter')
    expect(status).toBe(200)
    expect(text).toMatch(/^\{"success":true,"data":\[\{/)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  })

  test('[X-03] carries, when it is a refusal, its French sentence, its code and what is wrong field by field', async () => {
    const { status, json } = await get('/admin/page?nbItem=101', asRole(stage(), 'ADMIN'))
    expect(status).toBe(400)
    expect(json).toEqual({
      success: false,
      message: 'La demande est illisible.',
      data: { code: 'unreadable', errors: { nbItem: ['La valeur doit être au plus 100.'] } },
    })
  })

  test('has no body for HEAD, and the headers of GET', async () => {
    const head = await ask(stage(), '/parameter', { method: 'HEAD', headers: { idSite: '1' } })
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect((await ask(stage(), '/login', { method: 'HEAD', headers: { idSite: '1' } })).status).toBe(405)
  })

  test('is 405 with the methods there are, whatever the wrong one', async () => {
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers, json } = await ask(stage(), '/parameter', { method })
      expect([status, headers.get('allow'), json.data?.code], method).toEqual([405, 'GET, HEAD', 'wrong_method'])
    }
    expect((await ask(stage(), '/admin/page/a', { method: 'POST' })).headers.get('allow')).toBe('DELETE, GET, HEAD, PUT')
    expect((await get('/product/quantities')).headers.get('allow')).toBe('PUT')
  })

  test('is 404 in the envelope for any other address, a trailing slash included', async () => {
    for (const path of [
      '/nope',
      '/parameter/',
      '/admin/',
      '//parameter',
      '/parameter/x/y',
      '/Parameter',
      '/internal/nope',
      '/album/a/b',
    ]) {
      const { status, json } = await get(path)
      expect([status, json.success, json.data?.code], path).toEqual([404, false, 'not_found'])
    }
  })

  test('comes under an optional last segment left out, left empty or given', async () => {
    for (const [path, status] of [
      ['/blog/folder', 200],
      ['/blog/folder/', 200],
      ['/blog/folder/a', 404],
      ['/blog/folder/list', 200],
      ['/blog/folder/list/', 200],
      ['/blog/folder/list/a', 404],
    ] as const) {
      expect((await get(path)).status, path).toBe(status)
    }
  })
})

describe('the site of a call', () => {
  test('must be named and known', async () => {
    for (const headers of [{}, { idSite: '' }, { idSite: '99' }, { idSite: '1 or 1=1' }] as Record<string, string>[]) {
      const { status, json } = await get('/parameter', headers)
      expect([status, json.data?.code]).toEqual([400, 'wrong_site'])
    }
  })

  test('must be the one whose address the API is reached under', async () => {
    const reach = (host: string, idSite: string, more = {}) => get('/parameter', { host, idSite, ...more })
    expect((await reach('coteaux.test', '1')).status).toBe(200)
    expect((await reach('COTEAUX.test:8443', '1')).status).toBe(200)
    expect((await reach('coteaux.test.', '2')).status).toBe(400)
    expect((await reach('coteaux.test', '2')).status).toBe(400)
    expect((await reach('inconnu.test', '2')).status).toBe(200)
    expect((await reach('coteaux.test', '2', { 'x-service-key': serviceKey })).status).toBe(200)
  })
})

describe('a token', () => {
  test('is read alone or after Bearer, and one that is wrong is refused rather than ignored', async () => {
    const token = stage().tokens['1']?.ADMIN ?? ''
    const status = async (authorization: string, path = '/admin/page') => (await get(path, { idSite: '1', authorization })).status
    expect(await status(token)).toBe(200)
    expect(await status(`Bearer ${token}`)).toBe(200)
    expect(await status(`bearer  ${token}`)).toBe(200)
    expect(await status('Bearer')).toBe(401)
    expect(await status(`Basic ${token}`)).toBe(401)
    expect(await status(`${token}x`, '/parameter')).toBe(401)
    expect(await status(`${token}, ${token}`, '/parameter')).toBe(401)
  })
})

describe('the site’s own process', () => {
  test('asks which site answers to a host, and its content version, with the shared key only', async () => {
    const line = lineTo(stage())
    expect(await line.siteOfHost('voisin.test')).toEqual({
      id: '2',
      origin: 'https://voisin.test',
      hosts: ['voisin.test'],
      isSuspended: false,
    })
    expect(await line.siteById('1')).toMatchObject({ id: '1' })
    expect(await line.siteOfHost('inconnu.test')).toBeUndefined()
    expect(await line.siteById('..')).toBeUndefined()
    expect(await line.isReady()).toBe(true)
    const before = await line.contentVersion('1')
    await line.open({ siteId: '1', token: stage().tokens['1']?.ADMIN }).changePage({ params: { id: 'Coteaux-page-4' }, body: {} })
    expect(await line.contentVersion('1')).toBe(before + 1)
    for (const headers of [{}, { 'x-service-key': `${serviceKey}x` }] as Record<string, string>[]) {
      expect((await get('/internal/site/1', headers)).status).toBe(403)
    }
  })

  test('[X-03] gives up after its time limit, and says so as a refusal', async () => {
    const requests: Request[] = []
    const never = (request: Request) => {
      requests.push(request)
      return new Promise<Response>(() => {})
    }
    const hanging = openOverHttp({ url: 'http://api.test', timeout: 20, fetch: never })
    const reported: unknown[] = []
    const asked = hanging.open({ siteId: '1', report: (error) => reported.push(error) })
    expect(await asked.listParameters()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    expect(await hanging.isReady()).toBe(false)
    await expect(hanging.siteById('1')).rejects.toThrow('unavailable')
    expect(await hanging.file('1', 'a.png')).toBe('busy')
    expect(reported, 'the bare error is written down').toHaveLength(1)
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true])
  })

  test('[X-03] takes an answer that is not the API’s for no answer', async () => {
    for (const answer of [() => new Response('<h1>502</h1>', { status: 502 }), () => Response.json({ success: 'yes' })]) {
      const { open } = openOverHttp({ url: 'http://api.test', fetch: async () => answer() })
      expect(await open({ siteId: '1' }).listParameters()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    }
  })

  test('speaks to the API over a real port as well', async () => {
    const listener = createRequestListener((request: Request, client: ClientAddress) =>
      stage().server(request, { clientAddress: client.address }),
    )
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const line = openOverHttp({ url, serviceKey })
      const who = { siteId: '1', token: stage().tokens['1']?.ADMIN }
      const [far, near] = [line.open(who), openInProcess(stage().dependencies)(who)]
      expect(await line.siteById('2')).toMatchObject({ origin: 'https://voisin.test' })
      expect(await far.getPage({ params: { url: 'domaine/histoire' } })).toEqual(
        await near.getPage({ params: { url: 'domaine/histoire' } }),
      )
      const change = { params: { id: 'Coteaux-bar' }, body: { value: 'Fermé le lundi' } }
      expect(await far.changeParameter(change)).toEqual(await near.changeParameter(change))
    } finally {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })
})
