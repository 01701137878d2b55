import { seedDemo } from '#api/demo/seed-demo.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

/** Puts the demo site into an empty database; a shop in production never gets it. */
export async function runSeed(settings: Settings): Promise<void> {
  if (settings.production) throw new Error('the demo site is not for production: use a database of its own')
  const seeded = await withCurrentDatabase(settings, (db) => seedDemo(db))
  console.log(seeded ? 'the demo site is in place' : 'the database already has a site: nothing was seeded')
}
