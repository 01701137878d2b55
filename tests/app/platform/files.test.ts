import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openTestShop, program, shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const client = join(dirname(program), '..', 'client')
const script = `/assets/${readdirSync(join(client, 'assets')).find((name) => /^vendor-.*\.js$/.test(name))}`
const folder = mkdtempSync(join(tmpdir(), 'vitrine-old-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file of the build is kept for ever by browsers, and sent compressed', async () => {
  await shop().shop.settled()
  const plain = await shop().get(script)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const br = await shop().get(script, { 'accept-encoding': 'br, gzip' })
  expect(br.headers.get('content-encoding')).toBe('br')
  const unpacked = brotliDecompressSync(Buffer.from(await br.arrayBuffer()))
  expect(unpacked).toEqual(Buffer.from(await plain.arrayBuffer()))
  expect((await shop().get(script, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
})

test('a file that has not changed is not sent again', async () => {
  const etag = (await shop().get('/art/mark.svg')).headers.get('etag') ?? ''
  expect((await shop().get('/art/mark.svg', { 'if-none-match': etag })).status).toBe(304)
  expect((await shop().get('/art/mark.svg', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('the parts of an earlier build are still there for pages that are open, for a month', async () => {
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400
  for (const [name, days] of [
    ['home-OLD1.js', 5],
    ['home-OLD2.js', 31],
  ] as const) {
    writeFileSync(join(assets, name), `export const age = ${days}`)
    utimesSync(join(assets, name), daysAgo(days), daysAgo(days))
  }
  const later = await openTestShop({ env: { DATA_DIR: folder } })
  await later.shop.settled()
  expect(await (await later.get('/assets/home-OLD1.js')).text()).toBe('export const age = 5')
  expect((await later.get('/assets/home-OLD2.js')).status).toBe(404)
  expect(readdirSync(assets)).toContain(script.slice('/assets/'.length))
  await later.close()
})

const places = ['', '/assets', '/art', '/admin', '/data', '/build', '/..', '/images']
const names = [
  '.env',
  '.env.local',
  '.env.production',
  '.git/config',
  '.git/HEAD',
  '.gitignore',
  '.npmrc',
  '.htaccess',
  '.DS_Store',
  '.ssh/id_rsa',
  'package.json',
  'package-lock.json',
  'node_modules/react/package.json',
  'vite.config.ts',
  'server/main.ts',
  'app/root.tsx',
  'build/server/index.js',
  'server/index.js',
  'index.js',
  'shop.db',
  'data/shop.db',
  'shop.db-wal',
  'serve.lock',
  'serve.hold',
  'backup.zip',
  'dump.sql',
  'wp-login.php',
  'phpinfo.php',
  'config.json',
  'id_rsa',
  'entry.js.map',
]
const forbidden = places.flatMap((place) => names.map((name) => `${place}/${name}`))

test('threat 83: only what the build lists is served', async () => {
  expect(forbidden.length).toBeGreaterThan(200)
  const served: string[] = []
  for (const path of [
    ...forbidden,
    `${script}.map`,
    `${script}.br`,
    `${script}.gz`,

    '/assets/%2e%2e/%2e%2e/package.json',
  ]) {
    const { status } = await shop().get(path)
    if (status !== 404 && status !== 400) served.push(`${status} ${path}`)
  }
  expect(served).toEqual([])
})

test('threat 37: the build holds no source map for visitors', () => {
  const all = readdirSync(client, { recursive: true }).map(String)
  expect(all.filter((name) => name.endsWith('.map'))).toEqual([])
})
