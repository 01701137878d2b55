import { migrate } from '#api/db/migrate.ts'
import { openDatabase } from '#api/db/open.ts'
import type { Settings } from '../settings.ts'

/** Brings the database up to this build. */
export async function runMigrate(settings: Settings): Promise<void> {
  const db = await openDatabase(settings)
  try {
    const applied = await migrate(db)
    console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the database is up to date')
  } finally {
    await db.close()
  }
}
