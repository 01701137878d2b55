import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { copyTemplate } from '../../support/database/sqlite-templates.ts'
import { runVerb } from '../../support/run-verb.ts'
import { openBuilt } from '../../support/site.ts'
import { startProcess } from '../../support/site-process.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')
const key = 'k'.repeat(40)
const folder = mkdtempSync(join(tmpdir(), 'vitrine-waits-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function demoIn(name: string): string {
  const place = join(folder, name)
  mkdirSync(place)
  copyTemplate(inject('sqlite').demo, place)
  return place
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Opens a port after a while, and leads from there to another: what was still starting is up. */
function openLater(port: number, target: URL, afterMs: number): () => void {
  const server = createServer((socket) => {
    const there = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    socket.pipe(there).pipe(socket)
  })
  setTimeout(() => server.listen(port, '127.0.0.1'), afterMs)
  return () => server.close()
}

eachPlace('a shop whose database comes up after it', (place) => {
  test('waits for it, says so without its password, and serves', async () => {
    const { db, env } = await place()
    await seedDemo(db)
    if (!env.DATABASE_URL) return
    const target = new URL(env.DATABASE_URL)
    const late = new URL(env.DATABASE_URL)
    late.port = String(await freePort())
    const close = openLater(Number(late.port), target, 2500)
    const shop = await startProcess(['serve'], { DATA_DIR: env.DATA_DIR, DATABASE_URL: late.href })
    expect(shop.output()).toContain(`DATABASE_URL: waiting for the database at ${late.host}`)
    expect(shop.output()).not.toContain(target.password || '\0')
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    expect(await shop.end()).toBe(0)
    close()
  }, 60_000)
})

test('a site waits for its API; when that goes, pages are answered 503 and the log says so once; when it is back, so are they', async () => {
  const data = demoIn('apart')
  const port = String(await freePort())
  const env = { DATA_DIR: data, SERVICE_KEY: key, PORT: port }
  const later = new Promise<Awaited<ReturnType<typeof startProcess>>>((opened) =>
    setTimeout(() => opened(startProcess(['api'], env)), 1500),
  )
  const site = await startProcess(['serve'], {
    DATA_DIR: join(folder, 'site'),
    SERVICE_KEY: key,
    API_URL: `http://127.0.0.1:${port}`,
  })
  expect(site.output()).toContain(`API_URL: waiting for the API at 127.0.0.1:${port} (nobody listens there)`)
  expect((await fetch(`${site.url}/boutique`)).status).toBe(200)
  await (await later).end()
  for (let turn = 0; turn < 5; turn += 1) {
    const page = await fetch(`${site.url}/le-domaine?tour=${turn}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<html lang="fr">')
  }
  const back = await startProcess(['api'], env)
  await expect.poll(async () => (await fetch(`${site.url}/boutique`)).status, { timeout: 10_000 }).toBe(200)
  await expect
    .poll(() => site.output().match(/"event":"api_(?:away|back)"/g))
    .toEqual(['"event":"api_away"', '"event":"api_back"'])
  expect(site.output()).toContain(`"api":"127.0.0.1:${port}","why":"ECONNREFUSED"`)
  expect(site.output()).not.toContain('"level":"error"')
  await back.end()
  const other = await startProcess(['api'], Object.assign({}, env, { SERVICE_KEY: 'o'.repeat(40) }))
  expect((await fetch(`${site.url}/contact`)).status).toBe(503)
  await expect.poll(() => site.output()).toContain('it has another SERVICE_KEY than this process')
  await other.end()
  await site.end()
}, 90_000)

test('no lock is left, whatever ended the shop and whoever has its number now', async () => {
  const data = demoIn('locked')
  const env = { DATA_DIR: data }
  // A living process that is none of ours.
  writeFileSync(join(data, 'serve.lock'), '1')
  for (const signal of ['SIGUSR2', 'SIGKILL', 'SIGABRT'] as const) {
    const shop = await startProcess(['serve'], env)
    await expect(startProcess(['serve'], env)).rejects.toThrow(`process ${shop.child.pid} already serves the data`)
    await shop.end(signal)
    // The number of the dead goes to one who lives.
    writeFileSync(join(data, 'serve.lock'), String(process.pid))
  }
  const last = await startProcess(['serve'], env)
  expect(await last.end()).toBe(0)
  expect(existsSync(join(data, 'serve.lock'))).toBe(false)
}, 90_000)

test('in production the start is a line of the log, and says where people come in', async () => {
  const data = demoIn('lines')
  const env = { DATA_DIR: data, PUBLIC_ORIGIN: 'https://www.cave.test', SEALING_KEY: key, HOST: '127.0.0.1' }
  const shop = await startProcess(['serve'], env)
  await shop.end()
  const lines = shop
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>)
  expect(lines.find(({ event }) => event === 'open')).toMatchObject({
    origin: 'https://www.cave.test',
    listening: shop.url,
    level: 'info',
  })
  expect(lines.map(({ event }) => event)).toEqual(['site_moved', 'open', 'ending'])
  expect(lines[0]?.message).toContain('make it lasting: site:move --site 1 --host www.cave.test')
}, 60_000)

eachPlace('a site whose address was changed in the settings', (place) => {
  test('is served there at once; the old address leads there for the time being, and for good once somebody has come in', async () => {
    const { db, env } = await place()
    const made = ['site:create', '--host', 'www.avant.test', '--name', 'Cave', '--email', 'chef@cave.test', '--open']
    expect(await runVerb(made, env)).toMatchObject({ code: 0 })
    const settings = { PUBLIC_ORIGIN: 'https://www.apres.test', SEALING_KEY: key, LOG: 'off' }
    const shop = await openBuilt(Object.assign({}, env, settings))
    const ask = async (host: string) => {
      const answer = await shop.fetch(new Request(`https://${host}/contact`, { redirect: 'manual', headers: { host } }))
      return [answer.status, answer.headers.get('location')]
    }
    expect(await ask('www.avant.test')).toEqual([302, 'https://www.apres.test/contact'])
    expect(await ask('www.apres.test')).toEqual([200, null])
    expect(await ask('www.avant.test')).toEqual([301, 'https://www.apres.test/contact'])
    expect(await ask('www.autre.test')).toEqual([421, null])
    await shop.close()
    const moved = await runVerb(['site:move', '--site', '1', '--host', 'www.apres.test'], Object.assign({}, env, settings))
    expect(moved).toMatchObject({ code: 0, out: 'Site 1 stands at https://www.apres.test; www.avant.test leads there\n' })
    const hosts = await db.read.selectFrom('site_hosts').select('host').orderBy('host').execute()
    expect(hosts.map(({ host }) => host)).toEqual(['www.apres.test', 'www.avant.test'])
    for (const [words, line] of [
      [['--site', '9', '--host', 'www.a.test'], 'there is no site 9'],
      [['--site', '1', '--host', 'https://www.a.test/x'], 'is no host'],
      [['--site', '1'], 'site:move needs --site and --host'],
    ] as const)
      expect(await runVerb(['site:move', ...words], env)).toMatchObject({ code: 1, err: expect.stringContaining(line) })
  }, 60_000)

  test('takes no address of another site; a site beside PUBLIC_ORIGIN is said to be out of reach', async () => {
    const { env } = await place()
    const make = (host: string, more: Record<string, string> = {}) =>
      runVerb(['site:create', '--host', host, '--name', host, '--email', 'chef@cave.test'], Object.assign({}, env, more))
    await make('www.un.test')
    const second = await make('www.deux.test', { PUBLIC_ORIGIN: 'https://www.un.test', SEALING_KEY: key })
    expect(second.code).toBe(0)
    expect(second.err).toBe(
      'Nobody reaches www.deux.test while PUBLIC_ORIGIN has www.un.test served alone: set MULTI_SITE=1 in its place\n',
    )
    const taken = await runVerb(['site:move', '--site', '2', '--host', 'www.un.test'], env)
    expect(taken).toMatchObject({ code: 1, err: "--host: www.un.test is site 1's\n" })
  }, 60_000)
})

eachPlace('a restore', (place) => {
  test('is refused over a running shop, by name, and goes through once that has ended', async () => {
    const { db, env } = await place()
    await seedDemo(db)
    const file = join(env.DATA_DIR, 'all.backup')
    const settings = Object.assign({}, env, { SEALING_KEY: key })
    expect(await runVerb(['backup', '--to', file], settings)).toMatchObject({ code: 0 })
    const shop = await startProcess(['serve'], settings)
    const holder = env.DATABASE_URL ? 'a shop' : `process ${shop.child.pid}`
    const refused = await runVerb(['restore', '--from', file, '--yes'], settings)
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(`^${holder} serves the data in .*: stop it, restore, and start it again\n$`),
    })
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    await shop.end()
    expect(await runVerb(['restore', '--from', file, '--yes'], settings)).toMatchObject({ code: 0 })
  }, 60_000)
})

test('the first lines of docs/run-your-own.md open a shop as they stand', async () => {
  const block = /```sh\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/run-your-own.md'), 'utf8'))?.[1] ?? ''
  const lines = block
    .trim()
    .split('\n')
    .filter((line) => !/^git clone|^npm ci/.test(line))
  expect(lines.at(-1)).toBe('node build/server/index.js serve')
  const place = join(folder, 'own')
  mkdirSync(place)
  for (const name of ['build', 'node_modules', 'package.json']) symlinkSync(join(root, name), join(place, name))
  const env = { PATH: `${resolve(process.execPath, '..')}:${process.env.PATH}`, PORT: '0', HOST: '127.0.0.1' }
  const before = [...lines.slice(0, -1), 'echo "key=$SEALING_KEY"'].join('\n')
  const { stdout } = await run('sh', ['-ec', before], { cwd: place, env })
  expect(stdout).toContain('Site 1 stands at https://www.example.fr')
  const sealing = /key=(\S+)/.exec(stdout)?.[1] ?? ''
  const shop = spawn('sh', ['-ec', `exec ${lines.at(-1)}`], {
    cwd: place,
    env: Object.assign({}, env, { SEALING_KEY: sealing, PUBLIC_ORIGIN: 'https://www.example.fr' }),
  })
  let said = ''
  shop.stdout.on('data', (piece) => (said += piece))
  await expect.poll(() => said, { timeout: 20_000 }).toContain('The shop is open at https://www.example.fr')
  shop.kill('SIGTERM')
  expect(await once(shop, 'exit')).toEqual([0, null])
}, 60_000)
