import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProcess } from '../support/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-end-'))
const env = { DATA_DIR: folder, LOG: 'errors' }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('no request is lost when the shop is told to end under load', async () => {
  const shop = await startProcess(['start'], env)
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  const told = { answered: 0, broken: [] as string[] }
  let isOver = false

  async function hammer(path: string): Promise<void> {
    while (!isOver) {
      const outcome = await askOnce(`${shop.url}${path}`, agent)
      if (outcome === 'refused') isOver = true
      else if (outcome === 'answered') told.answered += 1
      else told.broken.push(outcome)
    }
  }

  const crowd = Array.from({ length: 10 }, (_, index) => hammer(index % 2 === 0 ? '/' : '/cookies'))
  await waitUntil(() => told.answered > 300)
  const code = shop.end('SIGTERM')
  await Promise.all(crowd)
  agent.destroy()
  expect(await code).toBe(0)
  expect(told.broken).toEqual([])
}, 30_000)

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
}, 30_000)

test('a port that is taken is told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(startProcess(['start'], { ...env, PORT: String(port) })).rejects.toThrow(
    `port ${port} is taken by another program: stop it, or choose another with PORT`,
  )
  other.close()
})

function askOnce(url: string, agent: Agent): Promise<string> {
  return new Promise((done) => {
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () =>
        done(response.complete && response.statusCode === 200 ? 'answered' : `status ${response.statusCode}`),
      )
      response.on('error', (error) => done(error.message))
    })
    request.on('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED' ? 'refused' : `${error.code}`))
  })
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((done) => setTimeout(done, 20))
}
