import { setTimeout as wait } from 'node:timers/promises'

const stepMs = 100

/** Answers at whole steps of time, so that nobody learns from the clock which way the work went. */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - began
    await wait(stepMs - (spent % stepMs))
  }
}
