import type { Database } from '#api/db/database.ts'
import { type DataPlace, openDatabase } from '#api/db/open.ts'

/** Opens the database for one verb, and closes it however the verb ends. */
export async function withDatabase<T>(place: DataPlace, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
