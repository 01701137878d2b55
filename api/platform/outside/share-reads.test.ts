import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

/** A disk that counts how often it is read. */
function openDisk() {
  const counts = { reads: 0 }
  const shared = shareReads(async (name) => {
    counts.reads += 1
    await wait(5)
    return name === 'gone' ? undefined : Buffer.alloc(100_000, name)
  })
  return { counts, shared }
}

test('threat 17: two hundred who take the same file slowly hold it in memory once', async () => {
  const { counts, shared } = openDisk()
  const first = await Promise.all(Array.from({ length: 100 }, () => shared.read('a')))
  const later = await Promise.all(Array.from({ length: 100 }, () => shared.read('a')))
  expect(new Set([...first, ...later].map((bytes) => bytes?.buffer)).size).toBe(1)
  expect(later[0]).toEqual(Buffer.alloc(100_000, 'a'))
  expect(counts.reads).toBe(1)
})

test('another file is read by itself, and one that is not there is asked for again', async () => {
  const { counts, shared } = openDisk()
  expect([await shared.read('a'), await shared.read('b')]).toEqual([Buffer.alloc(100_000, 'a'), Buffer.alloc(100_000, 'b')])
  expect([await shared.read('gone'), await shared.read('gone')]).toEqual([undefined, undefined])
  expect(counts.reads).toBe(4)
})

test('what was taken away is not found among what somebody holds', async () => {
  const { counts, shared } = openDisk()
  const held = await shared.read('a')
  shared.forget('a')
  expect(await shared.read('a')).toEqual(held)
  expect(counts.reads).toBe(2)
})
