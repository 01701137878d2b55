import type { Database } from '#api/platform/database/database.ts'
import { requireCurrentSchema } from '#api/platform/database/migrate.ts'
import { type DataLocation, openDatabase } from '#api/platform/database/open.ts'

/** Opens the database for one verb, and closes it however the verb ends. */
export async function withDatabase<T>(place: DataLocation, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Opens it for what needs every table there is: an older database, or a place where none is yet, is named before anything is asked. */
export function withCurrentDatabase<T>(place: DataLocation, work: (db: Database) => Promise<T>): Promise<T> {
  return withDatabase(place, async (db) => {
    await requireCurrentSchema(db)
    return work(db)
  })
}
