import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inEqualTime } from './equal-time.ts'

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await inEqualTime(work).catch(() => {})
  return performance.now() - began
}

test('threat 27: work of one millisecond and of sixty is answered after the same time, and so is a failure', async () => {
  const fail = () => Promise.reject(new Error('no'))
  const times = await Promise.all([timeOf(() => wait(1)), timeOf(() => wait(60)), timeOf(async () => {}), timeOf(fail)])
  expect(Math.min(...times)).toBeGreaterThan(98)
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(30)
  await expect(inEqualTime(fail)).rejects.toThrow('no')
  expect(await inEqualTime(async () => 7)).toBe(7)
})

test('longer work is answered at the next step', async () => {
  expect(await timeOf(() => wait(110))).toBeGreaterThan(198)
})
