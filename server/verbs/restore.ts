import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import type { Settings } from '../settings/settings.ts'
import { countAll } from './backup.ts'
import { withDatabase } from './with-database.ts'

/** Puts a backup in place: `restore --from FILE`, with `--yes` over data that stands. */
export async function runRestore(settings: Settings, words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { from: { type: 'string' }, yes: { type: 'boolean' } },
    allowPositionals: true,
  })
  const file = values.from ?? positionals[0]
  if (!file) throw new Error('restore needs the file of a backup: --from FILE')
  const wish = { file, filesDir: join(settings.dataDir, 'files'), keys: readOwnKeys(settings), replace: values.yes === true }
  const rows = await withDatabase(settings, (db) => restoreBackup(db, wish))
  console.log(`${countAll(rows)} rows are restored from ${file}`)
}
