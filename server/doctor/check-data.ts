import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openBackupShelf } from '#api/house/backup/backup-shelf.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import type { Database } from '#api/platform/database/database.ts'
import { migrationStatus } from '#api/platform/database/migrate.ts'
import { countOlder, countUnopened, readKeyNeeds } from '../keys/read-key-needs.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import { readFreeBytes } from '../trouble/troubles.ts'
import { type Check, type Finding, fails, ok, warns } from './check.ts'

const dayMs = 86_400_000

/** The schema, how the planner is served, the size, and what takes long. */
export const checkDatabase: Check = {
  name: 'database',
  seconds: 15,
  look: async ({ db, settings }) => {
    if (settings.apiUrl) return [ok('another process has it: run doctor there, too')]
    if (!db) return [fails('it cannot be opened', 'see above; migrate makes a new one, where that is meant')]
    const schema = await lookAtSchema(db)
    if (schema.state === 'fails') return [schema]
    return [schema, await lookAtStatistics(db), ok(`${await readMegabytes(db)} MB`), ...(await findSlow(db))]
  },
}

async function lookAtSchema(db: Database): Promise<Finding> {
  const { applied, pending, changed, unknown } = await migrationStatus(db)
  if (unknown.length + changed.length > 0)
    return fails(`the schema is not this program’s: ${[...unknown, ...changed].join(', ')}`, 'run the program that it belongs to')
  if (pending.length > 0) return fails(`${pending.length} steps wait, from ${pending[0]} on`, 'back it up, then run migrate')
  return ok(`the schema is up to date: ${applied.at(-1)}`)
}

async function lookAtStatistics({ read }: Database): Promise<Finding> {
  const turn = await read.selectFrom('job_turns').select('due_at').where('name', '=', 'keep_statistics').executeTakeFirst()
  const last = turn && new Date(new Date(turn.due_at).getTime() - dayMs)
  if (!last) return warns('it was never analysed', 'let a shop run: its jobs do it once a day')
  const days = (Date.now() - last.getTime()) / dayMs
  const says = `last analysed ${last.toISOString().slice(0, 16)}Z`
  return days > 3 ? warns(says, 'let a shop run: its jobs do it once a day') : ok(says)
}

async function readMegabytes({ dialect, read }: Database): Promise<number> {
  const asked =
    dialect === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const bytes = Number((await asked.execute(read)).rows[0]?.bytes ?? 0)
  return Math.ceil(bytes / 1024 / 1024)
}

const slowMs = 100

/** PostgreSQL tells where it was asked to count; SQLite counts nothing. */
async function findSlow({ dialect, read }: Database): Promise<Finding[]> {
  if (dialect === 'sqlite') return []
  try {
    const { rows } = await sql<{ query: string; ms: number; calls: number }>`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as query, mean_exec_time as ms, calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and mean_exec_time > ${slowMs}
      order by total_exec_time desc limit 3
    `.execute(read)
    return rows.map(({ query, ms, calls }) =>
      warns(`${Math.round(ms)} ms, ${calls} times: ${query}`, 'look at its plan with explain (analyze, buffers)'),
    )
  } catch {
    return [ok('slow statements are not counted (create extension pg_stat_statements would)')]
  }
}

/** Which keys are in use, and whether everything opens. */
export const checkKeys: Check = {
  name: 'keys',
  seconds: 20,
  look: async ({ db, settings }) => {
    if (!db) return []
    const needs = await readKeyNeeds(settings, db)
    const lost = countUnopened(needs)
    const older = countOlder(needs)
    const found: Finding[] = []
    if (lost.rows > 0)
      found.push(fails(`${lost.rows} sealed rows open with no key of SEALING_KEY`, 'name the old key behind the new one'))
    if (lost.backups.length > 0)
      found.push(fails(`no key opens ${lost.backups.join(', ')}`, 'name the key of their day behind the others, or remove them'))
    if (older.rows > 0) found.push(warns(`${older.rows} rows need an old key`, 'run keys:reseal'))
    if (older.backups.length > 0)
      found.push(
        warns(`an old key is needed for ${older.backups.join(', ')}`, 'keep it, on paper at least, until they have gone'),
      )
    return found.length > 0 ? found : [ok(`all opens with the present key${needs.keys > 1 ? ': the old one may go' : ''}`)]
  },
}

/** Twice a year nobody would do it by hand: the newest backup is put into a database of its own, which is thrown away. */
export const checkBackup: Check = {
  name: 'backup',
  seconds: 300,
  look: async ({ db, settings }) => {
    if (!db) return []
    const { dataDir, backupsKept: keep } = settings
    const keys = readOwnKeys(settings)
    const [newest] = await openBackupShelf(db, { dataDir, keep, keys }).list()
    if (!newest) {
      const says = `none lies in ${join(dataDir, 'backups')}`
      return [keep > 0 ? warns(says, 'run backup') : ok(`${says}, and none is asked for (BACKUPS_KEEP)`)]
    }
    const file = join(dataDir, 'backups', newest.name)
    // Packed, rows take about a tenth of the room.
    if ((await readFreeBytes(dataDir)) < 12 * statSync(file).size)
      return [warns('there is no room to try a restore', 'make room, or try it on another machine')]
    const rows = await tryRestore(dataDir, file, keys)
    return [ok(`${newest.name} was restored on trial: ${rows} rows; copy it to another machine, too`)]
  },
}

async function tryRestore(dataDir: string, file: string, keys: readonly string[]): Promise<number> {
  // Beside the data: what protects them protects this, too.
  const folder = mkdtempSync(join(dataDir, '.doctor-restore-'))
  const forget = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', forget)
  const { openSqlite } = await import('#api/platform/database/sqlite.ts')
  const trial = openSqlite(join(folder, 'shop.db'))
  try {
    const rows = await restoreBackup(trial, { file, keys, replace: false })
    return Object.values(rows).reduce((sum, count) => sum + count, 0)
  } finally {
    await trial.close()
    forget()
    process.off('exit', forget)
  }
}
