import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect } from 'vitest'

/** Does something, and answers how long others had to wait for their turn meanwhile, in ms. */
export async function delayWhile(work: () => Promise<unknown>): Promise<{ p99: number; max: number }> {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  await work()
  delays.disable()
  return { p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 }
}

/** Fails where others waited longer than this while it was done. */
export async function expectOthersServed(work: () => Promise<unknown>, mostMs = 250): Promise<void> {
  const { max } = await delayWhile(work)
  expect(max, 'the longest that others waited, in ms').toBeLessThan(mostMs)
}
