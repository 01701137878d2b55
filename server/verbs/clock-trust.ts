import { trustClock } from '#api/platform/clock/clock-doubts.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

/** Says that the clock of this machine is right: what had waited for that goes on. */
export async function runClockTrust(settings: Settings): Promise<void> {
  const now = new Date()
  const sites = await withCurrentDatabase(settings, (db) => trustClock(db, now))
  console.log(`${now.toISOString()} is taken for right; ${sites === 0 ? 'no site' : `${sites} of the sites`} had waited for it.`)
}
