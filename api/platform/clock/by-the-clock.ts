import type { Job } from '../jobs/job.ts'
import { findDoubtedSites } from './clock-doubts.ts'
import { watchClock } from './watch-clock.ts'

/** Work that lets things end because of the time: it passes over sites whose clock is surely or maybe wrong, but not those of a machine that was off. */
export function byTheClock(run: Job['run']): Job['run'] {
  return async (dependencies) => {
    await watchClock(dependencies)
    return run({ ...dependencies, resting: (await findDoubtedSites(dependencies.db)).rest })
  }
}

/** Work that nobody can take back afterwards: it waits wherever the clock is in doubt at all. */
export function byTheTrustedClock(run: Job['run']): Job['run'] {
  return async (dependencies) => {
    await watchClock(dependencies)
    return run({ ...dependencies, resting: (await findDoubtedSites(dependencies.db)).all })
  }
}
