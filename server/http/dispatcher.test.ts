import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as anotherTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDispatcher } from './dispatcher.ts'
import { openLog } from './message/log.ts'
import type { RawRequest } from './message/raw-request.ts'
import { requestForPage } from './message/web-request.ts'
import { openMetrics } from './metrics.ts'

const askedBy = (peer: string, target: string): RawRequest => ({
  method: 'GET',
  target,
  headers: {},
  peer,
  body: undefined,
  signal: () => new AbortController().signal,
})

test('threat 17: pictures are looked up for each place in turn, and another is answered before a crowd of one', async () => {
  const metrics = openMetrics()
  const counts = { running: 0, most: 0, done: 0 }
  const images = async () => {
    counts.running += 1
    counts.most = Math.max(counts.most, counts.running)
    await anotherTurn()
    counts.running -= 1
    counts.done += 1
    return { status: 200, headers: [], body: undefined }
  }
  const log = openLog({ write: () => {}, level: 'off' })
  const health = async () => undefined
  const answer = openDispatcher({ images, health }, { log, metrics, trustedProxies: 0, production: true })
  const crowd = Array.from({ length: 100 }, (_, at) => answer(askedBy('192.0.2.7', `/images/a/000000000000-partage-${at}.jpg`)))
  await answer(askedBy('198.51.100.3', '/images/b/000000000000.jpg'))
  expect(counts.done).toBeLessThan(20)
  await Promise.all(crowd)
  metrics.close()
  expect(counts.most).toBeLessThanOrEqual(5)
  expect(counts.done).toBe(101)
})

test.each([
  ['short forms', 'a=', 0],
  ['files', 'a'.repeat(70_000), 150],
])('threat 46: a hundred and fifty %s that never end keep no page of the same address waiting', async (_what, start, begun) => {
  const metrics = openMetrics()
  let made = 0
  const pages = async (asked: RawRequest) => {
    made += 1
    const { request, refusal } = requestForPage(asked, 'http://localhost/', 1_000_000)
    const text = await request.text().catch(() => 'broken off')
    return { status: refusal() ?? 200, headers: [], body: Buffer.from(text) }
  }
  const log = openLog({ write: () => {}, level: 'off' })
  const answer = openDispatcher({ pages, health: async () => undefined }, { log, metrics, trustedProxies: 0, production: true })
  const bodies = Array.from({ length: 150 }, () => new IncomingMessage(new Socket()))
  for (const body of bodies) body.push(start)
  const posts = bodies.map((body) => answer({ ...askedBy('192.0.2.7', '/contact'), method: 'POST', body }))
  const since = performance.now()
  expect(await answer(askedBy('192.0.2.7', '/'))).toMatchObject({ status: 200 })
  expect(performance.now() - since).toBeLessThan(500)
  await expect.poll(() => made).toBe(begun + 1)
  for (const body of bodies) {
    body.complete = true
    body.push('b')
    body.push(null)
  }
  const answers = await Promise.all(posts)
  metrics.close()
  const read = answers.filter(({ status }) => status === 200)
  expect(new Set(read.map(({ body }) => String(body)))).toEqual(new Set([`${start}b`]))
  expect([read.length, answers.filter(({ status }) => status === 408).length]).toEqual([64, 86])
})
