import type { Database } from './database.ts'
import { dropTables } from './drop-tables.ts'
import { inSchemaTurn, migrateWithin } from './migrate.ts'

/** Throws all data away and lays the schema anew, in one step. */
export function resetDatabase(db: Database): Promise<void> {
  return inSchemaTurn(db, async (tx) => {
    await dropTables(tx, db.dialect)
    await migrateWithin(tx, db.dialect)
  })
}
