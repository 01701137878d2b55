import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { Settings } from '../settings/settings.ts'
import { countAll } from './backup.ts'
import { readWords } from './read-words.ts'

/** Copies all data, or one site's, between databases: `copy --from URL|FILE --to URL|FILE [--site ID] [--yes]`. */
export async function runCopy(settings: Settings, words: string[]): Promise<void> {
  const { from, to, site, yes } = readPlaces(words)
  const files = filesOfPlaces(from, to, settings)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  const file = join(folder, 'copy.jsonl.gz.age')
  const keys = [randomBytes(32).toString('base64url')]
  try {
    await withPlace(from, (db) => writeBackup(db, { file, site, keys, now: new Date(), filesDir: files.from }))
    const rows = await withPlace(to, (db) => restoreBackup(db, { file, keys, replace: yes, filesDir: files.to }))
    console.log(`${countAll(rows)} rows are copied`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readPlaces(words: string[]) {
  const { values } = readWords('copy', words)
  const { site, yes = false } = values
  const [from, to] = [values.from, values.to].map((place) => place && fileOf(place))
  if (!from || !to) throw new Error('copy needs --from and --to: a PostgreSQL address or an SQLite file or folder each')
  if (!isPostgres(from) && !existsSync(from)) throw new Error(`there is no database ${from}`)
  if (from === to) throw new Error('copy needs two databases, not one twice')
  return { from, to, site, yes }
}

function isPostgres(place: string): boolean {
  return /^postgres(ql)?:/.test(place)
}

/** Uploaded files lie beside an SQLite file, and in this program's own folder for PostgreSQL; where both are one, there is nothing to copy. */
function filesOfPlaces(from: string, to: string, { dataDir }: Settings): { from?: string; to?: string } {
  const filesBeside = (place: string) => resolve(isPostgres(place) ? dataDir : dirname(place), 'files')
  const source = filesBeside(from)
  const target = filesBeside(to)
  return source === target ? {} : { from: source, to: target }
}

/** A folder of data stands for the database in it. */
function fileOf(place: string): string {
  return !isPostgres(place) && statSync(place, { throwIfNoEntry: false })?.isDirectory() ? join(place, 'shop.db') : place
}

async function withPlace<T>(place: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openPlace(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function openPlace(place: string): Promise<Database> {
  if (isPostgres(place)) return (await import('#api/platform/database/postgres.ts')).openPostgres(place)
  return (await import('#api/platform/database/sqlite.ts')).openSqlite(place)
}
