import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** One step of the schema: its name fixes its place, its text never changes once released. */
export type Migration = { name: string; text: string; checksum: string }

export type MigrationStatus = { applied: string[]; pending: string[] }

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** The steps this build knows, in order; `name.postgres.sql` replaces `name.sql` where the databases differ. */
export function listMigrations(dialect: Database['dialect']): Migration[] {
  return Object.entries(files)
    .map(([path, text]) => ({ name: path.slice('./migrations/'.length, -'.sql'.length), text }))
    .filter(({ name }) => isFor(dialect, name))
    .map(({ name, text }) => ({ name: name.replace(/\.(sqlite|postgres)$/, ''), text, checksum: checksum(text) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Brings the schema up to this build; each step is one transaction with its own record, so a kill leaves no half step. */
export async function migrate(db: Database): Promise<string[]> {
  await db.inTransaction(createRecord)
  const applied: string[] = []
  for (const migration of listMigrations(db.dialect)) {
    if (await db.inTransaction((tx) => applyOnce(tx, db.dialect, migration))) applied.push(migration.name)
  }
  await refuseForeignSteps(db)
  return applied
}

/** Says which steps are applied and which wait. */
export async function migrationStatus(db: Database): Promise<MigrationStatus> {
  const known = listMigrations(db.dialect).map(({ name }) => name)
  const applied = await appliedSteps(db.read)
  return { applied: [...applied.keys()], pending: known.filter((name) => !applied.has(name)) }
}

function isFor(dialect: Database['dialect'], name: string): boolean {
  const [base, only] = name.split('.') as [string, string?]
  if (only) return only === dialect
  return !(`./migrations/${base}.${dialect}.sql` in files)
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
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

async function applyOnce(tx: Transaction<Tables>, dialect: Database['dialect'], migration: Migration): Promise<boolean> {
  // Two processes may start at once: the write lock of SQLite, or this one, lets a single one through.
  if (dialect === 'postgres') await sql`lock table migrations in exclusive mode`.execute(tx)
  const before = await tx.selectFrom('migrations').select('checksum').where('name', '=', migration.name).executeTakeFirst()
  if (before && before.checksum !== migration.checksum)
    throw new Error(`migration ${migration.name} was changed after it was applied`)
  if (before) return false
  for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(tx)
  await tx
    .insertInto('migrations')
    .values({ name: migration.name, checksum: migration.checksum, applied_at: new Date().toISOString() })
    .execute()
  return true
}

function statementsOf(text: string): string[] {
  return text
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

async function refuseForeignSteps(db: Database): Promise<void> {
  const known = new Set(listMigrations(db.dialect).map(({ name }) => name))
  const foreign = [...(await appliedSteps(db.read)).keys()].filter((name) => !known.has(name))
  if (foreign.length > 0) throw new Error(`the database is newer than this program: it has ${foreign.join(', ')}`)
}

async function appliedSteps(db: Kysely<Tables>): Promise<Map<string, string>> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) return new Map()
  const rows = await db.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute()
  return new Map(rows.map((row) => [row.name, row.checksum]))
}
