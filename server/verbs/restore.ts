import { join } from 'node:path'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import type { Settings } from '../settings/settings.ts'
import { countAll } from './backup.ts'
import { readWords } from './read-words.ts'
import { withDatabase } from './with-database.ts'

/** Puts a backup in place: `restore --from FILE`, with `--yes` over data that stands. */
export async function runRestore(settings: Settings, words: string[]): Promise<void> {
  const { values, word } = readWords('restore', words)
  const file = values.from ?? word
  if (!file) throw new Error('restore needs the file of a backup: --from FILE')
  const wish = { file, filesDir: join(settings.dataDir, 'files'), keys: readOwnKeys(settings), replace: values.yes === true }
  const rows = await withDatabase(settings, (db) => restoreBackup(db, wish))
  console.log(`${countAll(rows)} rows are restored from ${file}`)
}
