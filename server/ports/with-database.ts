import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#api/platform/database/database.ts'
import { migrationStatus, requireCurrentSchema } from '#api/platform/database/migrate.ts'
import { type DataLocation, openDatabase } from '#api/platform/database/open.ts'
import { hostOfDatabase } from '../settings/database-host.ts'

/** Opens the database for one verb, and closes it however the verb ends. */
export async function withDatabase<T>(place: DataLocation, work: (db: Database) => Promise<T>): Promise<T> {
  requireFolder(place)
  const db = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Opens one that is there: a mistyped place is told, and no database made in it. */
export async function withExistingDatabase<T>(place: DataLocation, work: (db: Database) => Promise<T>): Promise<T> {
  requireDatabase(place)
  return withDatabase(place, work)
}

/** Opens it for what needs every table there is: an older database, or a place where none is yet, is named before anything is asked. */
export function withCurrentDatabase<T>(place: DataLocation, work: (db: Database) => Promise<T>): Promise<T> {
  return withExistingDatabase(place, async (db) => {
    if ((await migrationStatus(db)).applied.length === 0) throw noDatabase(place)
    await requireCurrentSchema(db)
    return work(db)
  })
}

/** Refuses a folder that holds no database, without touching it. */
export function requireDatabase(place: DataLocation): void {
  requireFolder(place)
  if (!place.databaseUrl && !statSync(join(place.dataDir, 'shop.db'), { throwIfNoEntry: false })) throw noDatabase(place)
}

function requireFolder({ dataDir }: DataLocation): void {
  let isOther = true
  try {
    isOther = statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false
  } catch {
    // Something on the way there is no folder.
  }
  if (isOther) throw new Error(`DATA_DIR: ${dataDir} is no folder, and can be none`)
}

/** Said of a place that holds no database. */
export function noDatabase({ databaseUrl, dataDir }: DataLocation): Error {
  const what = databaseUrl
    ? `DATABASE_URL: the database at ${hostOfDatabase(databaseUrl)} is empty`
    : `DATA_DIR: there is no database in ${dataDir}`
  return new Error(`${what}. If that is a slip, mend it; if a new shop is meant there, then run migrate first`)
}
