import { type Kysely, sql } from 'kysely'
import type { Table } from './table-shape.ts'
import type { Tables } from './tables/tables.ts'

/** Reads SQLite's own list of tables. */
export async function readSqliteTables(db: Kysely<Tables>): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db)
  return Promise.all(rows.map(({ name }) => readTable(db, name)))
}

async function readTable(db: Kysely<Tables>, name: string): Promise<Table> {
  const columns = await sql<{ name: string; pk: number }>`select name, pk from pragma_table_info(${name}) order by cid`.execute(
    db,
  )
  const primaryKey = columns.rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const uniques = await sql<{ columns: string }>`
    select (select json_group_array(name) from (select name from pragma_index_info(list.name) order by seqno)) as columns
    from pragma_index_list(${name}) as list where list."unique" = 1`.execute(db)
  const keys = await sql<{ table: string; columns: string }>`
    select "table", json_group_array("from") as columns
    from (select * from pragma_foreign_key_list(${name}) order by id, seq) group by id, "table"`.execute(db)
  return {
    name,
    columns: columns.rows.map((column) => column.name),
    primaryKey: primaryKey.map((column) => column.name),
    uniques: uniques.rows.map((row) => JSON.parse(row.columns) as string[]),
    // Every key of SQLite may be put off within a transaction.
    foreignKeys: keys.rows.map((key) => ({ table: key.table, columns: JSON.parse(key.columns) as string[], isDeferrable: true })),
  }
}
