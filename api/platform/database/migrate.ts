import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { isMissingTable } from './faults.ts'
import { listMigrations, type Migration, statementsOf } from './migrations.ts'
import type { Tables } from './tables/tables.ts'

/** Applied and pending steps; those changed since they were applied, and those this build does not know. */
export type MigrationStatus = { applied: string[]; pending: string[]; changed: string[]; unknown: string[] }

type Dialect = Database['dialect']

/** Any number: what the processes that migrate the same PostgreSQL database wait for. */
const turn = 7_190_421

/** Brings the schema up to this build; each step is one transaction with its own record, so a kill leaves no half step. */
export async function migrate(db: Database): Promise<string[]> {
  const known = await requireKnownSchema(db)
  if (known.pending.length === 0) return []
  await inSchemaTurn(db, createRecord)
  const applied: string[] = []
  for (const migration of listMigrations(db.dialect)) {
    if (await inSchemaTurn(db, (tx) => applyOnce(tx, migration))) applied.push(migration.name)
  }
  return applied
}

/** Changes the schema alone: SQLite's write lock lets one process through; PostgreSQL needs a lock, and eyes for what came before it. */
export function inSchemaTurn<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.inTransaction(async (tx) => {
    if (db.dialect === 'postgres') {
      await sql`set transaction isolation level read committed`.execute(tx)
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`select pg_advisory_xact_lock(${turn})`.execute(tx)
    }
    return work(tx)
  })
}

/** Brings an empty schema to the step named, or to the last, inside a transaction under way. */
export async function migrateWithin(
  tx: Transaction<Tables>,
  dialect: Dialect,
  isWanted: (step: string) => boolean = () => true,
): Promise<void> {
  await createRecord(tx)
  for (const migration of listMigrations(dialect)) {
    if (isWanted(migration.name)) await applyOnce(tx, migration)
  }
}

/** Says which steps are applied and which wait. */
export async function migrationStatus(db: Pick<Database, 'dialect' | 'read'>): Promise<MigrationStatus> {
  const known = new Map(listMigrations(db.dialect).map(({ name, checksum }) => [name, checksum]))
  const applied = await appliedSteps(db.read)
  const names = [...applied.keys()]
  return {
    applied: names,
    pending: [...known.keys()].filter((name) => !applied.has(name)),
    changed: names.filter((name) => known.has(name) && known.get(name) !== applied.get(name)),
    unknown: names.filter((name) => !known.has(name)),
  }
}

/** Refuses a database that a newer program has changed, or whose steps are not the ones this program would have taken. */
export async function requireKnownSchema(db: Pick<Database, 'dialect' | 'read'>): Promise<MigrationStatus> {
  const status = await migrationStatus(db)
  if (status.unknown.length > 0) throw new Error(`the database is newer than this program: it has ${status.unknown.join(', ')}`)
  if (status.changed.length > 0) throw new Error(`migration ${status.changed.join(', ')} was changed after it was applied`)
  return status
}

/** Refuses, besides, a database that is older than this program: half of its pages would fail, and each of its jobs. */
export async function requireCurrentSchema(db: Pick<Database, 'dialect' | 'read'>): Promise<void> {
  const [first, ...more] = (await requireKnownSchema(db)).pending
  if (first === undefined) return
  const steps = more.length === 0 ? first : `${first} and ${more.length} more`
  throw new Error(`the database is older than this program: it lacks ${steps}. Back it up, then run migrate`)
}

async function createRecord(tx: Transaction<Tables>): Promise<void> {
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
}

async function applyOnce(tx: Transaction<Tables>, migration: Migration): Promise<boolean> {
  const { name, checksum } = migration
  const before = await tx.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst()
  if (before) return false
  for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(tx)
  await tx.insertInto('migrations').values({ name, checksum, applied_at: new Date().toISOString() }).execute()
  return true
}

async function appliedSteps(db: Kysely<Tables>): Promise<Map<string, string>> {
  try {
    const rows = await db.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute()
    return new Map(rows.map((row) => [row.name, row.checksum]))
  } catch (error) {
    if (isMissingTable(error)) return new Map()
    throw error
  }
}
