import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/**
 * Does something, and answers how long it kept the others from their turn at most, in ms: the longest time between
 * two turns, and the longest that this thread reckoned between them. The machine itself may take the processor away
 * for a while, which the first counts and the second does not.
 */
export async function delayWhile(work: () => Promise<unknown>): Promise<{ waited: number; reckoned: number }> {
  const longest = { waited: 0, reckoned: 0 }
  let last = { at: performance.now(), reckoned: reckonedSoFar() }
  const turn = () => {
    const now = { at: performance.now(), reckoned: reckonedSoFar() }
    longest.waited = Math.max(longest.waited, now.at - last.at)
    longest.reckoned = Math.max(longest.reckoned, now.reckoned - last.reckoned)
    last = now
  }
  const turns = setInterval(turn, 5)
  try {
    await work()
    // What has just ended is seen at the next turn only.
    await setTimeout(20)
  } finally {
    clearInterval(turns)
  }
  return longest
}

/** What this thread has reckoned; on a Node that cannot tell, the time that went by, which is never less. */
function reckonedSoFar(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
