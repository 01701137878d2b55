import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storedOf, upload } from '../../support/media/media-calls.ts'
import { openOwnStage } from '../../support/own-stage.ts'
import { ask, asRole } from '../../support/stage.ts'

const stage = openOwnStage()
const load = (url: string) =>
  ask(stage(), '/image/load-svg', {
    method: 'POST',
    body: JSON.stringify({ url }),
    headers: { ...asRole(stage(), 'VISITOR'), 'content-type': 'application/json' },
  })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9" fill="#fff"/></svg>'
let path = ''
beforeAll(async () => {
  const [image] = storedOf(await upload(stage(), [{ name: 'mark.svg', bytes: Buffer.from(drawing) }]))
  path = image?.url ?? ''
})
afterAll(() => stage().dependencies.media.pictures.close())

const hosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '0',
  '0.0.0.0',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[fe80::1%25lo]',
  '[fd00::1]',
  '[64:ff9b::7f00:1]',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '169.254.169.254.nip.io',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localtest.me',
  'metadata.google.internal',
  'db',
  'postgres',
  'redis',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127.0.0.1.',
  'coteaux.test.mal.test',
  'mal.test',
  'coteaux.test@mal.test',
  'coteaux.test:x@127.0.0.1',
  'mal.test#coteaux.test',
  'mal.test?coteaux.test',
  'coteaux.test\\@mal.test',
  'coteaux.test%00.mal.test',
  'coteaux.test:22',
  'coteaux.test:5432',
  'voisin.test',
  'côteaux.test',
  'coteaux.test%2f@mal.test',
]
const schemes = ['http', 'https', 'ftp']
const others = [
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'file:/etc/passwd',
  'data:image/svg+xml,<svg/>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'javascript:alert(1)',
  'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/',
  'ldap://127.0.0.1/',
  'jar:http://127.0.0.1!/',
  'blob:https://coteaux.test/1',
  'ws://127.0.0.1/',
  'netdoc:///etc/passwd',
  '//127.0.0.1/',
  '//mal.test/images/',
  '\\\\127.0.0.1\\x',
  '/\\127.0.0.1/',
  'http:127.0.0.1',
  'http:/127.0.0.1',
  'http:\\\\127.0.0.1',
  'hTTp://127.0.0.1',
  ' http://127.0.0.1',
  'http://127.0.0.1 ',
  'h\ttp://127.0.0.1',
  'http://127.0.0.1\r\nHost: x',
  'http://127.0.0.1\u0000',
  '/images/../api/parameter',
  '/images/%2e%2e/x',
  '/images/x',
  '/api/parameter',
  '/etc/passwd',
  '../shop.db',
  'shop.db',
  '?',
  '#',
  'http://',
  'https://',
  '://',
  'x',
  '%',
  '/images//x.svg',
  '/images/*/000000000000.svg',
  "/images/'/000000000000.svg",
  '/images/a/000000000000.svg?x=http://127.0.0.1',
  'url(http://127.0.0.1)',
]
const forbidden = [...schemes.flatMap((scheme) => hosts.map((host) => `${scheme}://${host}`)), ...others]

describe('threat 18: POST /image/load-svg', () => {
  test('[A-07] gives a drawing of the site’s own, whichever way its address is written', async () => {
    for (const url of [path, `https://coteaux.test${path}`]) {
      const { status, json } = await load(url)
      expect([status, json.data?.svg]).toEqual([200, expect.stringContaining('<path d="M0 0h9" fill="#fff"/>')])
    }
  })

  test('[A-07] gives a drawing that comes with the program, and nothing beside them', async () => {
    for (const url of ['/art/mark.svg', 'https://coteaux.test/art/mark.svg']) {
      const { status, json } = await load(url)
      expect([status, json.data?.svg], url).toEqual([200, expect.stringMatching(/^<svg [^>]*viewBox="0 0 112 112"/)])
    }
    for (const url of [
      '/art/none.svg',
      '/art/../art/mark.svg',
      '/art/mark.png',
      '/art/%6dark.svg',
      '/art/.svg',
      'https://mal.test/art/mark.svg',
    ])
      expect((await load(url)).status, url).toBe(404)
  })

  test('[A-07] two hundred ways to name another place give nothing, and nobody is asked for anything', async () => {
    expect(forbidden.length).toBeGreaterThanOrEqual(200)
    const asked = watchTheNetwork()
    for (const place of forbidden) {
      for (const url of [place, `${place}${path}`]) {
        const isOwn = url === path || url === `https://coteaux.test${path}`
        const { status } = await load(url)
        if (!isOwn) expect([400, 404, 422], url).toContain(status)
      }
    }
    expect(asked()).toEqual([])
  })

  test('gives neither a neighbour’s drawing nor a picture that is none', async () => {
    const headers = { ...asRole(stage(), 'VISITOR', '2'), 'content-type': 'application/json' }
    const elsewhere = await ask(stage(), '/image/load-svg', { method: 'POST', body: JSON.stringify({ url: path }), headers })
    expect(elsewhere.status).toBe(404)
    for (const url of [
      path.replace('.svg', '.png'),
      path.replace(/[0-9a-f]{12}/, '000000000000'),
      `${path}?x`,
      `${path}#x`,
      ` ${path}`,
    ]) {
      expect((await load(url)).status, url).toBe(404)
    }
  })
})

/** Notes every way in which this process could speak to another. */
function watchTheNetwork(): () => string[] {
  const asked: string[] = []
  const note = (what: string) => () => {
    asked.push(what)
    throw new Error(`${what} was used`)
  }
  const spies = [
    vi.spyOn(globalThis, 'fetch').mockImplementation(note('fetch')),
    vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(note('connect')),
    vi.spyOn(dns, 'lookup').mockImplementation(note('lookup') as never),
    vi.spyOn(dns.promises, 'lookup').mockImplementation(note('lookup') as never),
    vi.spyOn(dgram, 'createSocket').mockImplementation(note('datagram') as never),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
    return asked
  }
}
