import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { readPostgresTables } from './schema-postgres.ts'
import { readSqliteTables } from './schema-sqlite.ts'
import type { Table } from './table-shape.ts'
import type { Tables } from './tables/tables.ts'

/** A database without what its types hide: tables named at run time. */
export type AnyKysely = Kysely<Record<string, Record<string, unknown>>>

/** The tables that stand, each after those it refers to. */
export async function readTables(db: Kysely<Tables>, dialect: Database['dialect']): Promise<Table[]> {
  const tables = await (dialect === 'postgres' ? readPostgresTables(db) : readSqliteTables(db))
  return parentsFirst(tables.sort((a, b) => (a.name < b.name ? -1 : 1)))
}

function parentsFirst(tables: Table[]): Table[] {
  const placed: Table[] = []
  const isPlaced = (table: string) => placed.some(({ name }) => name === table)
  const isReady = ({ name, foreignKeys }: Table) => foreignKeys.every(({ table }) => table === name || isPlaced(table))
  while (placed.length < tables.length) {
    const next = tables.find((table) => !isPlaced(table.name) && isReady(table))
    if (!next) throw new Error('tables refer to each other in a ring: no order of them can be restored')
    placed.push(next)
  }
  return placed
}
