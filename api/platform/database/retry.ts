import { setTimeout as wait } from 'node:timers/promises'

export type Patience = {
  isPassing: (error: unknown) => boolean
  /** How long to go on in all, in ms. */
  mostMs: number
  /** The longest pause before the nth attempt, in ms; chance shortens it, so that rivals part. */
  pauseMs: (attempt: number) => number
}

/** Tries again while the fault is one that passes, without holding up the event loop; measured by a clock that only goes forward. */
export async function retry<T>(work: () => Promise<T>, { isPassing, mostMs, pauseMs }: Patience): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() - began > mostMs) throw error
      await wait(1 + Math.random() * pauseMs(attempt))
    }
  }
}
