import { setImmediate as anotherTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { openFront } from './front.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'

const askedBy = (peer: string, target: string): Asked => ({
  ...{ method: 'GET', target, headers: {}, peer, body: undefined },
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
  const answer = openFront({ images, health }, { log, metrics, trustedProxies: 0, production: true })
  const crowd = Array.from({ length: 100 }, (_, at) => answer(askedBy('192.0.2.7', `/images/a/000000000000-partage-${at}.jpg`)))
  await answer(askedBy('198.51.100.3', '/images/b/000000000000.jpg'))
  expect(counts.done).toBeLessThan(20)
  await Promise.all(crowd)
  metrics.close()
  expect(counts.most).toBeLessThanOrEqual(5)
  expect(counts.done).toBe(101)
})
