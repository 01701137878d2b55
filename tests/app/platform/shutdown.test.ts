import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProcess } from '../../support/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-end-'))
const env = { DATA_DIR: folder, LOG: 'errors' }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('no request is lost when the shop is told to end under load', async () => {
  const shop = await startProcess(['start'], env)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const told = { answered: 0, broken: [] as string[] }

  /** Whether the shop has answered and wants to hear more. */
  async function ctx(path: string, way: Agent | false): Promise<boolean> {
    const outcome = await askOnce(`${shop.url}${path}`, way)
    if (outcome === 'answered' || outcome === 'answered, the last') told.answered += 1
    else if (outcome !== 'refused') told.broken.push(outcome)
    return outcome === 'answered'
  }

  /** A visitor on a connection that stays, until an answer says that it ends. */
  async function stay(path: string): Promise<void> {
    while (await ctx(path, agent));
  }

  /** A proxy that opens a connection for each visitor, as long as the shop says that it is ready. */
  async function comeAndGo(path: string): Promise<void> {
    while ((await askOnce(`${shop.url}/readyz`, false)).startsWith('answered')) await ctx(path, false)
  }

  const crowd = Array.from({ length: 8 }, (_, index) => stay(index % 2 === 0 ? '/' : '/cookies'))
  crowd.push(comeAndGo('/'), comeAndGo('/cookies'))
  await waitUntil(() => told.answered > 300)
  const code = shop.end('SIGTERM')
  await Promise.all(crowd)
  agent.destroy()
  expect(await code).toBe(0)
  expect(told.broken).toEqual([])
}, 90_000)

test('a signal that comes twice does not cut the ending short', async () => {
  const shop = await startProcess(['start'], env)
  const ended = once(shop.child, 'exit')
  for (const signal of ['SIGHUP', 'SIGHUP', 'SIGINT'] as const) shop.child.kill(signal)
  expect(await ended).toEqual([0, null])
  expect(shop.output()).toMatch(/SIG\w+: finishing what is running, then closing/)
})

test('a second start on the same data says who holds it; a lock left by the dead does not count', async () => {
  const first = await startProcess(['start'], env)
  await expect(startProcess(['start'], env)).rejects.toThrow(`process ${first.child.pid} already serves the data`)
  const meant = await startProcess(['serve'], { ...env, SHARED_DATA: '1' })
  expect(await meant.end()).toBe(0)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await startProcess(['start'], env)
  expect(await second.end()).toBe(0)
  writeFileSync(join(folder, 'serve.lock'), 'nonsense')
  const third = await startProcess(['start'], env)
  expect(await third.end()).toBe(0)
}, 90_000)

test('a port that is taken is told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(startProcess(['start'], { ...env, PORT: String(port) })).rejects.toThrow(
    `port ${port} is taken by another program: stop it, or choose another with PORT`,
  )
  other.close()
})

function askOnce(url: string, agent: Agent | false): Promise<string> {
  return new Promise((done) => {
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () =>
        done(response.complete && response.statusCode === 200 ? `answered${isLast(response)}` : `status ${response.statusCode}`),
      )
      response.on('error', (error) => done(error.message))
    })
    request.on('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED' ? 'refused' : `${error.code}`))
  })
}

function isLast({ headers }: IncomingMessage): string {
  return headers.connection === 'close' ? ', the last' : ''
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((done) => setTimeout(done, 20))
}
