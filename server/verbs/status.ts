import { migrationStatus } from '#api/platform/database/migrate.ts'
import { withExistingDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

const words = {
  applied: 'applied',
  pending: 'waiting: run migrate',
  changed: 'CHANGED since it was applied',
  unknown: 'UNKNOWN: of a newer program',
} as const

/** Prints each step of the schema and how it stands; fails when the program and the database do not fit. */
export async function runStatus(settings: Settings): Promise<void> {
  const status = await withExistingDatabase(settings, migrationStatus)
  console.log(settings.databaseUrl ? 'PostgreSQL' : `SQLite in ${settings.dataDir}`)
  for (const [state, meaning] of Object.entries(words)) {
    for (const name of status[state as keyof typeof words]) console.log(`${name}  ${meaning}`)
  }
  if (status.changed.length + status.unknown.length > 0) process.exitCode = 1
}
