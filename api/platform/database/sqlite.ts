import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { WritingDialect } from './sqlite-writer.ts'
import { keepStatements } from './statements/kept-statements.ts'
import type { Tables } from './tables/tables.ts'
import { takingBack } from './taking-back.ts'

/** Before this version a checkpoint could lose writes already acknowledged in WAL mode. */
const versionFloor = [3, 51, 3]
/** SQLite waits with the event loop stopped: readers wait for a moment at most, the writer not here at all. */
const busyTimeout = 200

/** Opens the SQLite file: a handle that only reads, another whose transactions take the write lock at once. */
export function openSqlite(file: string): Database {
  createOwnFile(file)
  const writing = new Sqlite(file, { timeout: busyTimeout })
  refuseOldSqlite(writing.prepare('select sqlite_version()').pluck().get() as string)
  writing.pragma('journal_mode = WAL')
  writing.pragma('synchronous = FULL')
  writing.pragma('foreign_keys = ON')
  writing.pragma('journal_size_limit = 67108864')
  writing.pragma('busy_timeout = 0')
  const reading = openReading(file)
  const read = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(reading) }) })
  const write = new Kysely<Tables>({ dialect: new WritingDialect(writing) })
  const dataVersion = reading.prepare('pragma data_version').pluck()

  return {
    dialect: 'sqlite',
    read,
    inTransaction: takingBack((work) => write.transaction().execute(work)),
    // Here one writes at a time; those who meet wait for the disk together.
    amongWriters: takingBack((work) => write.transaction().setIsolationLevel('read committed').execute(work)),
    inSnapshot: (work) => inSnapshot(file, work),
    refreshStatistics: async () => {
      await write.transaction().execute(countRows)
    },
    stamp: () => dataVersion.get() as number,
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()])
      // Kysely closes a connection only once it was used.
      reading.close()
      writing.close()
    },
  }
}

/** Of a site, asked for one rare value while nearly all rows share another: by their average, to read all would seem as good. */
const ofRareValues = ['orders_block', 'orders_network', 'outbox_recipient']

/** Counts all tables, each by some of its rows. */
async function countRows(tx: Transaction<Tables>): Promise<void> {
  await sql`pragma optimize = 0x10002`.execute(tx)
  const { rows } = await sql`select name from sqlite_schema where name = 'sqlite_stat4'`.execute(tx)
  if (rows.length === 0) return
  const counted = await sql<Counted>`select idx, stat from sqlite_stat1 where idx in (${sql.join(ofRareValues)})`.execute(tx)
  for (const { idx, stat } of counted.rows) {
    const [all, ofSite, ...deeper] = stat.split(' ')
    const rare = [all, ofSite, ...deeper.map(() => 1)].join(' ')
    await sql`update sqlite_stat1 set stat = ${rare} where idx = ${idx}`.execute(tx)
  }
  // By samples of values each statement that is kept is planned anew whenever it is asked, which costs more than to ask it.
  await sql`drop table sqlite_stat4`.execute(tx)
}

/** How many rows an index has, and how many of them share its first column, its first two, and so on. */
type Counted = { idx: string; stat: string }

/** Refuses a version of SQLite that may lose what it acknowledged. */
export function refuseOldSqlite(version: string): void {
  const parts = version.split('.').map(Number)
  for (const [index, floor] of versionFloor.entries()) {
    const part = parts[index] ?? 0
    if (part > floor) return
    if (part < floor) throw new Error(`SQLite ${version} can lose committed writes; ${versionFloor.join('.')} or newer is needed`)
  }
}

/**
 * The file holds customers' data: its owner alone may read it; SQLite gives its journal the same rights. One that is there is not
 * touched: to close it beside SQLite would take every lock on it from this process, and others would think that nobody writes.
 */
function createOwnFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function openReading(file: string): Sqlite.Database {
  return new Sqlite(file, { readonly: true, timeout: busyTimeout })
}

async function inSnapshot<T>(file: string, work: (tx: Kysely<Tables>) => Promise<T>): Promise<T> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(openReading(file)) }) })
  try {
    return await db.transaction().execute(work)
  } finally {
    await db.destroy()
  }
}
