import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { keyIdOf, sealMarkOf } from '../../platform/outside/sealing.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

/** How many rows of a column each key sealed, in the order of the keys, and how many none of them did. */
export type SealedCount = { holds: string; byKey: number[]; unknown: number }

/** Counts what the database keeps sealed, by the key that sealed it; the first key is the present one. */
export function countSealed({ read }: Pick<Database, 'read'>, keys: readonly string[]): Promise<SealedCount[]> {
  const ids = keys.map(keyIdOf)
  return Promise.all(sealedColumns.map((column) => countColumn(read, column, ids)))
}

const idLength = 8
const idFrom = sealMarkOf('').length

async function countColumn(
  read: Database['read'],
  { table, column, holds }: SealedColumn,
  ids: readonly string[],
): Promise<SealedCount> {
  const { rows } = await sql<{ id: string; count: number }>`
    select substr(${sql.ref(column)}, ${sql.lit(idFrom)}, ${sql.lit(idLength)}) as id, count(*) as count
    from ${sql.table(table)} where ${sql.ref(column)} <> '' group by 1
  `.execute(read)
  const countOf = (id: string) => Number(rows.find((row) => row.id === id)?.count ?? 0)
  const unknown = rows.filter(({ id }) => !ids.includes(id)).reduce((sum, { count }) => sum + Number(count), 0)
  return { holds, byKey: ids.map(countOf), unknown }
}
