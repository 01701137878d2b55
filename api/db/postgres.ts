import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Whole numbers of 8 bytes come as text by default; ours all fit into a JavaScript number. */
pg.types.setTypeParser(20, Number)

const retryable = new Set(['40001', '40P01'])
const retries = 10

/** Opens a PostgreSQL database by its address. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    options: '-c timezone=UTC',
  })
  // An idle connection cut by a restart is reported here; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  return {
    dialect: 'postgres',
    read: db,
    inTransaction: (work) => retryConflicts(() => db.transaction().execute(work)),
    close: () => db.destroy(),
  }
}

async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!retryable.has(code) || attempt > retries) throw error
      await wait(Math.random() * 20 * attempt)
    }
  }
}
