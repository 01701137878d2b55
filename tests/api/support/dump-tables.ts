import { sql } from 'kysely'
import type { Database } from '#api/platform/database/database.ts'

/** Everything that stands in a database, as whoever holds its file reads it. */
export async function dumpTables({ read }: Database): Promise<string> {
  const tables = await read.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(read)))
  return JSON.stringify(rows.map((found) => found.rows))
}
