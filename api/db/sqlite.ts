import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Before this version a checkpoint could lose writes already acknowledged in WAL mode. */
const versionFloor = [3, 51, 3]
/** SQLite waits with the event loop stopped: keep it short, and wait again in JavaScript. */
const busyTimeout = 200
const busyRetries = 50

/** Opens the SQLite file: a handle that only reads, another whose transactions take the write lock at once. */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const writing = new Sqlite(file, { timeout: busyTimeout })
  refuseOldSqlite(writing)
  writing.pragma('journal_mode = WAL')
  writing.pragma('synchronous = FULL')
  writing.pragma('foreign_keys = ON')
  const reading = new Sqlite(file, { readonly: true, timeout: busyTimeout })
  const read = new Kysely<Tables>({ dialect: new SqliteDialect({ database: reading }) })
  const write = new Kysely<Tables>({ dialect: new WritingDialect({ database: writing }) })
  const dataVersion = reading.prepare('pragma data_version').pluck()

  return {
    dialect: 'sqlite',
    read,
    inTransaction: (work) => retryBusy(() => write.transaction().execute(work)),
    stamp: () => dataVersion.get() as number,
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()])
    },
  }
}

function refuseOldSqlite(db: Sqlite.Database): void {
  const version = db.prepare('select sqlite_version()').pluck().get() as string
  const parts = version.split('.').map(Number)
  for (const [index, floor] of versionFloor.entries()) {
    const part = parts[index] ?? 0
    if (part > floor) return
    if (part < floor) throw new Error(`SQLite ${version} can lose committed writes; ${versionFloor.join('.')} or newer is needed`)
  }
}

class WritingDialect extends SqliteDialect {
  readonly #database: Sqlite.Database

  constructor(config: { database: Sqlite.Database }) {
    super(config)
    this.#database = config.database
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database })
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

async function retryBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || attempt > busyRetries) throw error
      await wait(10 + Math.random() * 40)
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
