import { type Kysely, sql } from 'kysely'
import type { AnyKysely, Table } from '../db/schema.ts'
import type { Tables } from '../db/tables.ts'
import type { Value } from './format.ts'

const pageSize = 500

/** Whether rows of this table go with a site; the rest belong to the whole platform. */
export function siteColumnOf(table: Table): string | undefined {
  if (table.name === 'sites') return 'id'
  return table.columns.includes('site_id') ? 'site_id' : undefined
}

/** All rows of a table in the order of its key, of one site or of all, a page at a time. */
export async function* readRows(db: Kysely<Tables>, table: Table, site: string | null): AsyncGenerator<Value[]> {
  const siteColumn = siteColumnOf(table)
  if (site !== null && !siteColumn) return
  const key = table.primaryKey
  if (key.length === 0) throw new Error(`${table.name} has no primary key`)
  let last: Value[] | undefined
  do {
    let query = (db as unknown as AnyKysely).selectFrom(table.name).select(table.columns).limit(pageSize)
    for (const column of key) query = query.orderBy(column)
    if (site !== null && siteColumn) query = query.where(siteColumn, '=', site)
    if (last) query = query.where(sql<boolean>`(${sql.join(key.map((column) => sql.ref(column)))}) > (${sql.join(last)})`)
    const rows = (await query.execute()) as Record<string, Value>[]
    for (const row of rows) yield table.columns.map((column) => row[column] as Value)
    const end = rows.length === pageSize ? rows.at(-1) : undefined
    last = end && key.map((column) => end[column] as Value)
  } while (last)
}
