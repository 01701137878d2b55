import { sql } from 'kysely'
import type { Database } from '#api/platform/database/database.ts'
import { openPostgres } from '#api/platform/database/postgres.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'
import { askServer, emptying, mostUses, schemaMark, type Template } from './used-databases.ts'

/** A database of this process whose lines stay open: each new one would first have to learn the schema, at the price of a short test. */
type Kept = { url: string; db: Database; line: string; uses: number }

/** A database on loan: what is asked of it once the loan is over is refused, so that no test writes into the next one's. */
export type Loan = { url: string; db: Database; giveBack: () => Promise<void> }

type Server = { url: string; sockets?: string | undefined; template: Template }

const lying: Kept[] = []

/** Lends a database that is as good as a fresh copy of the template. */
export async function borrowDatabase(server: Server): Promise<Loan> {
  const kept = lying.pop() ?? (await open(server))
  const state = { isOver: false, isClosed: false }
  return {
    url: kept.url,
    db: lend(kept.db, state),
    giveBack: async () => {
      state.isOver = true
      kept.uses += 1
      const isGood =
        !state.isClosed && kept.uses < mostUses && (await isQuiet(server.url, kept)) && (await emptyIfSame(kept, server))
      if (isGood) lying.push(kept)
      else {
        await kept.db.close()
        await dropTestDatabase(server.url, kept.url, server.template)
      }
    },
  }
}

async function open({ url: serverUrl, sockets, template }: Server): Promise<Kept> {
  const url = await createTestDatabase(serverUrl, template)
  const line = `kept_${crypto.randomUUID()}`
  const near = new URL(url)
  near.searchParams.set('application_name', line)
  if (sockets !== undefined) near.searchParams.set('host', sockets)
  return { url, db: openPostgres(near.href), line, uses: 0 }
}

function lend(db: Database, state: { isOver: boolean; isClosed: boolean }): Database {
  const still = (): Database => {
    if (state.isOver) throw new Error('the test that asked has ended')
    return db
  }
  return {
    dialect: db.dialect,
    get read() {
      return still().read
    },
    inTransaction: async (work) => still().inTransaction(work),
    amongWriters: async (work) => still().amongWriters(work),
    inSnapshot: async (work) => still().inSnapshot(work),
    refreshStatistics: async () => still().refreshStatistics(),
    close: async () => {
      state.isClosed = true
      await db.close()
    },
  }
}

/** Ends whoever else is connected; says whether nobody is and nothing of ours is under way. */
async function isQuiet(serverUrl: string, { url, line }: Kept): Promise<boolean> {
  const asking = `select count(case when application_name <> '${line}' then pg_terminate_backend(pid) end)::int as others,
    count(*) filter (where application_name = '${line}' and state <> 'idle')::int as busy
    from pg_stat_activity where datname = '${new URL(url).pathname.slice(1)}'`
  for (let round = 0; round < 100; round += 1) {
    const [{ others, busy }] = (await askServer(serverUrl, asking)) as [{ others: number; busy: number }]
    if (others + busy === 0) return true
  }
  return false
}

/** A schema that a test has changed is no fresh one, and may not even answer. */
function emptyIfSame({ db }: Kept, { template }: Server): Promise<boolean> {
  const work = db.amongWriters(async (tx) => {
    const found = await sql.raw<{ mark: string }>(schemaMark).execute(tx)
    if (found.rows[0]?.mark !== template.schema) return false
    await sql.raw(emptying).execute(tx)
    return true
  })
  return work.catch(() => false)
}
