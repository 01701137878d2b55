import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { isConflict, isUniqueViolation } from './faults.ts'
import { type Patience, retry } from './retry.ts'
import { nameStatements } from './statements/named-statements.ts'
import type { Tables } from './tables/tables.ts'
import { takingBack } from './taking-back.ts'

/** Whole numbers of 8 bytes and sums come as text by default; ours all fit into a JavaScript number. */
const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
const longestWait = 10_000

/** Opens a PostgreSQL database by its address: a pool that only reads, another whose transactions see no other writer. */
export function openPostgres(url: string): Database {
  const read = openPool(url, 8, '-c default_transaction_read_only=on')
  // Few writers at a time: each conflict costs a transaction, and readers keep connections of their own.
  const write = openPool(url, 4, '-c default_transaction_isolation=serializable')

  return {
    dialect: 'postgres',
    read,
    inTransaction: takingBack((work) => retry(() => write.transaction().execute(work), untilAloneWithItsKeys())),
    amongWriters: takingBack((work) =>
      retry(() => write.transaction().setIsolationLevel('read committed').execute(work), untilAlone),
    ),
    inSnapshot: (work) => read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    refreshStatistics: async () => {
      await write.connection().execute(async (own) => {
        await sql`set statement_timeout = 0`.execute(own)
        await sql`analyze`.execute(own)
        await sql`reset statement_timeout`.execute(own)
      })
    },
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()])
    },
  }
}

const untilAlone = { isPassing: isConflict, mostMs: longestWait, pauseMs: (attempt: number) => Math.min(5 * attempt, 100) }

/** Of two that looked first and found a key free, the second may hear of the first by that key alone: it looks once more. */
function untilAloneWithItsKeys(): Patience {
  let hasMet = false
  const isPassing = (error: unknown) => {
    const isNew = !hasMet && isUniqueViolation(error)
    hasMet ||= isNew
    return isNew || isConflict(error)
  }
  return { ...untilAlone, isPassing }
}

function openPool(url: string, max: number, options: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    options: `-c timezone=UTC ${options}`,
    types: { getTypeParser: (id, format) => (numbers.has(id) ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection cut by a restart is reported here when idle, and on the client when in use; unheard, either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client)
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
