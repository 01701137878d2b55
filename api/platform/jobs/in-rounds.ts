import type { Job } from './job.ts'

/** Work that ends after a time, for other jobs wait: the next round begins with the sites that were not reached. */
export function inRounds(mostMs: number, run: Job['run']): Job['run'] {
  const round = { last: '' }
  return (dependencies) => {
    const until = performance.now() + mostMs
    return run({ ...dependencies, round, isStopping: () => dependencies.isStopping() || performance.now() > until })
  }
}
