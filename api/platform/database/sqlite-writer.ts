import type Sqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely'
import { isBusy } from './faults.ts'
import { retry } from './retry.ts'
import { keepStatements } from './statements/kept-statements.ts'

/** While another process writes; long enough for a backup's checkpoint or a migration's step. */
const longestWait = 10_000

/** Writes to SQLite: a transaction takes the write lock at its first word, waiting for it in JavaScript. */
export class WritingDialect extends SqliteDialect {
  readonly #database: Sqlite.Database

  constructor(database: Sqlite.Database) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database)
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database

  constructor(database: Sqlite.Database) {
    super({ database: keepStatements(database) })
    this.#database = database
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return retry(() => begin(connection), { isPassing: isBusy, mostMs: longestWait, pauseMs: (attempt) => Math.min(attempt, 20) })
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has rolled back already; saying it again would hide why.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

async function begin(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('begin immediate'))
}
