import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { isBusy } from './faults.ts'
import { retry } from './retry.ts'
import { keepStatements } from './statements/kept-statements.ts'

/** While another process writes; long enough for a backup's checkpoint or a migration's step. */
const longestWait = 10_000

/**
 * Writes to SQLite: a transaction takes the write lock at its first word, waiting for it in JavaScript. Those that are begun as
 * 'read committed' and meet in one turn of the event loop share a commit, which waits for the disk: each is answered when it stands.
 */
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

/** Works that share a commit, each within a savepoint. */
type Group = { settled: Promise<void>; end(fault?: unknown): void }

class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database
  #group: Group | undefined

  constructor(database: Sqlite.Database) {
    super({ database: keepStatements(database) })
    this.#database = database
  }

  override async acquireConnection(): Promise<Turn> {
    return new Turn(await super.acquireConnection(), (fault) => this.#noticeLoss(fault))
  }

  override async releaseConnection(turn?: DatabaseConnection): Promise<void> {
    if (!(turn instanceof Turn) || turn.isOver) return
    turn.isOver = true
    await super.releaseConnection()
  }

  override async beginTransaction(turn: DatabaseConnection, { isolationLevel }: TransactionSettings = {}): Promise<void> {
    if (isolationLevel !== 'read committed' || !(turn instanceof Turn)) {
      await this.#endGroup(turn)
      await beginPatiently(turn)
      return
    }
    if (!this.#group) {
      await beginPatiently(turn)
      const group = openGroup()
      this.#group = group
      // Whoever else is asked in this turn of the event loop comes before it.
      setImmediate(() => this.#endWhenFree(group))
    }
    turn.group = this.#group
    await turn.executeQuery(CompiledQuery.raw('savepoint work'))
  }

  override async commitTransaction(turn: DatabaseConnection): Promise<void> {
    if (!(turn instanceof Turn) || !turn.group) return super.commitTransaction(turn)
    await turn.executeQuery(CompiledQuery.raw('release work'))
    await this.#waitForOthers(turn, turn.group)
  }

  override async rollbackTransaction(turn: DatabaseConnection): Promise<void> {
    const group = turn instanceof Turn ? turn.group : undefined
    // A full disk has rolled back already, the whole group; saying it again would hide why.
    if (this.#database.inTransaction && group === this.#group) {
      if (!group) return super.rollbackTransaction(turn)
      await turn.executeQuery(CompiledQuery.raw('rollback to work'))
      await turn.executeQuery(CompiledQuery.raw('release work'))
    }
    // What refused it may be what another of the group has written: it is told when that stands, or is lost with it.
    if (group) await this.#waitForOthers(turn, group)
  }

  override async destroy(): Promise<void> {
    await this.#group?.settled.catch(() => {})
    await super.destroy()
  }

  async #waitForOthers(turn: DatabaseConnection, group: Group): Promise<void> {
    await this.releaseConnection(turn)
    await group.settled
  }

  /** A turn of its own means that nobody is in the midst of their work. */
  async #endWhenFree(group: Group): Promise<void> {
    const turn = await this.acquireConnection()
    if (this.#group === group) await this.#endGroup(turn)
    await this.releaseConnection(turn)
  }

  async #endGroup(turn: DatabaseConnection): Promise<void> {
    const group = this.#group
    if (!group) return
    try {
      await turn.executeQuery(CompiledQuery.raw('commit'))
      this.#group = undefined
      group.end()
    } catch (fault) {
      this.#group = undefined
      if (this.#database.inTransaction) this.#database.exec('rollback')
      group.end(fault)
    }
  }

  /** SQLite may take a whole transaction back by itself; then none of its group is written. */
  #noticeLoss(fault: unknown): void {
    if (!this.#group || this.#database.inTransaction) return
    const group = this.#group
    this.#group = undefined
    group.end(fault)
  }
}

/** The one connection, for whoever's turn it is. */
class Turn implements DatabaseConnection {
  isOver = false
  group: Group | undefined
  readonly #connection: DatabaseConnection
  readonly #notice: (fault: unknown) => void

  constructor(connection: DatabaseConnection, notice: (fault: unknown) => void) {
    this.#connection = connection
    this.#notice = notice
  }

  executeQuery<R>(query: CompiledQuery) {
    try {
      return this.#connection.executeQuery<R>(query)
    } catch (fault) {
      this.#notice(fault)
      throw fault
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

function openGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  promise.catch(() => {})
  return { settled: promise, end: (fault) => (fault === undefined ? resolve() : reject(fault)) }
}

function beginPatiently(turn: DatabaseConnection): Promise<void> {
  return whenFree(() => begin(turn))
}

/** Does what takes the write lock, as soon as no other process has it. */
export function whenFree<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, { isPassing: isBusy, mostMs: longestWait, pauseMs: (attempt) => Math.min(attempt, 20) })
}

async function begin(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('begin immediate'))
}
