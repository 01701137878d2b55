import { type Kysely, sql } from 'kysely'
import type { AnyKysely } from '../../platform/database/schema.ts'
import type { Table } from '../../platform/database/table-shape.ts'
import type { Tables } from '../../platform/database/tables/tables.ts'
import type { Value } from './format.ts'

const pageSize = 500

/** Whether rows of this table go with a site; the rest belong to the whole platform. */
export function siteColumnOf(table: Pick<Table, 'name' | 'columns'>): string | undefined {
  if (table.name === 'sites') return 'id'
  return table.columns.includes('site_id') ? 'site_id' : undefined
}

/** All rows of a table in the order of its key, of one site or of all, a page at a time. */
export async function* readRows(db: Kysely<Tables>, table: Table, site: string | null): AsyncGenerator<Value[]> {
  if (table.primaryKey.length === 0) throw new Error(`${table.name} has no primary key`)
  if (site !== null && !siteColumnOf(table)) return
  let last: Row | undefined
  do {
    const rows = await readPage({ db, table, site, after: last })
    for (const row of rows) yield table.columns.map((column) => row[column] as Value)
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
}

type Row = Record<string, Value>
type Page = { db: Kysely<Tables>; table: Table; site: string | null; after: Row | undefined }

async function readPage({ db, table, site, after }: Page): Promise<Row[]> {
  const key = table.primaryKey
  const siteColumn = siteColumnOf(table)
  let query = (db as unknown as AnyKysely).selectFrom(table.name).select(table.columns).limit(pageSize)
  for (const column of key) query = query.orderBy(column)
  if (site !== null && siteColumn) query = query.where(siteColumn, '=', site)
  if (after) {
    const columns = key.map((column) => sql.ref(column))
    const values = key.map((column) => after[column])
    query = query.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join(values)})`)
  }
  return (await query.execute()) as Row[]
}
