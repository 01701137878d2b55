import { join } from 'node:path'
import type { Database } from './database.ts'

/** Where the data lies: a PostgreSQL address, or the folder of the SQLite file. */
export type DataLocation = { databaseUrl?: string | undefined; dataDir: string }

/** Opens the database of this deployment; a driver that is not used is not loaded. */
export async function openDatabase(place: DataLocation): Promise<Database> {
  if (place.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(place.databaseUrl)
  }
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite(join(place.dataDir, 'shop.db'))
}
