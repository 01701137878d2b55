import { seedDemo } from '#api/demo/seed-demo.ts'
import { resetDatabase } from '#api/platform/database/reset.ts'
import { withDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'

/** Throws all data away and seeds the demo site anew; never in production. */
export async function runReset(settings: Settings, words: string[]): Promise<void> {
  const { values } = readWords('reset', words)
  if (settings.production) throw new Error('reset is refused in production: it would throw the shop away')
  if (!values.yes) throw new Error('reset throws all data away: say --yes if that is meant')
  await withDatabase(settings, async (db) => {
    await resetDatabase(db)
    await seedDemo(db)
  })
  console.log('the database is new, with the demo site')
}
