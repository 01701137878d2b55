import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stampOf } from '#api/house/backup/backup-shelf.ts'
import { proveWhole } from '#api/house/backup/lock.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import { requireDatabase, withDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'

/** Writes all data into one file, while the shop runs on, and reads it once more to its last bit; `--to` names the file. */
export async function runBackup(settings: Settings, words: string[]): Promise<void> {
  const { values } = readWords('backup', words)
  requireDatabase(settings)
  const now = new Date()
  const file = values.to ?? join(settings.dataDir, 'backups', `vitrine-${stampOf(now)}.jsonl.gz.age`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const keys = readOwnKeys(settings)
  const wish = { file, filesDir: join(settings.dataDir, 'files'), site: values.site, keys, now }
  const rows = await withDatabase(settings, (db) => writeBackup(db, wish))
  await proveWhole(file, keys)
  console.log(`${countAll(rows)} rows are in ${file}`)
}

/** How many rows that is in all. */
export function countAll(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0)
}
