import { migrate } from '#api/platform/database/migrate.ts'
import { withDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

/** Brings the database up to this build. */
export async function runMigrate(settings: Settings): Promise<void> {
  const applied = await withDatabase(settings, async (db) => {
    const steps = await migrate(db)
    // A new index is chosen well only once its rows are counted, and the jobs count them once a day.
    if (steps.length > 0) await db.refreshStatistics()
    return steps
  })
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the database is up to date')
}
