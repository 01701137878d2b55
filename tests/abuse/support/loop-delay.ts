import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** Does something, and answers how long others had to wait for their turn meanwhile, in ms. */
export async function delayWhile(work: () => Promise<unknown>): Promise<{ p99: number; max: number }> {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  await work()
  // What has just ended is seen at the next turn only.
  await setTimeout(20)
  delays.disable()
  return { p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 }
}
