import { existsSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openBackup } from '#api/house/backup/read-backup.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { takeData } from '../http/data-lock.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import { countServing } from '../ports/serving-name.ts'
import { withDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { countAll } from './backup.ts'
import { readWords } from './read-words.ts'

/** Puts a backup in place: `restore --from FILE`, with `--yes` over data that stands. */
export async function runRestore(settings: Settings, words: string[]): Promise<void> {
  const { values, word } = readWords('restore', words)
  const file = values.from ?? word
  if (!file) throw new Error('restore needs the file of a backup: --from FILE')
  if (!existsSync(file)) throw new Error(`--from: there is no file ${file}`)
  const wish = { file, filesDir: join(settings.dataDir, 'files'), keys: readOwnKeys(settings), replace: values.yes === true }
  const putInPlace = () => withDatabase(settings, (db) => restoreBackup(db, wish))
  const rows = await (settings.databaseUrl ? besidesNobody(settings, wish, putInPlace) : inOwnFolder(settings, wish, putInPlace))
  console.log(`${countAll(rows)} rows are restored from ${file}`)
}

type Restoring = { file: string; keys: string[] }

/** One site comes in beside the others while they are served; all of them do not. */
async function requireOneSite({ file, keys }: Restoring, holder: string, where: string): Promise<void> {
  const { header } = await openBackup(file, keys)
  if (header.site === null) throw new Error(`${holder} serves the data in ${where}: stop it, restore, and start it again`)
}

async function besidesNobody<T>(settings: Settings, wish: Restoring, putInPlace: () => Promise<T>): Promise<T> {
  const serving = await withDatabase(settings, countServing)
  if (serving > 0) await requireOneSite(wish, 'a shop', 'this database')
  return putInPlace()
}

/** What a restore that failed has made in a folder is taken away again: an empty database would pass for a shop without sites. */
async function inOwnFolder<T>({ dataDir }: Settings, wish: Restoring, putInPlace: () => Promise<T>): Promise<T> {
  const isNewFolder = !existsSync(dataDir)
  const isNew = !existsSync(join(dataDir, 'shop.db'))
  const lock = takeData(dataDir)
  try {
    if (lock.holder !== undefined) await requireOneSite(wish, lock.holder, dataDir)
    return await putInPlace()
  } catch (error) {
    if (isNew)
      for (const name of ['shop.db', 'shop.db-wal', 'shop.db-shm', 'serve.hold']) rmSync(join(dataDir, name), { force: true })
    throw error
  } finally {
    if (lock.holder === undefined) lock.release()
    if (isNewFolder) removeEmpty(dataDir)
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Something lies in it that was not made in vain.
  }
}
