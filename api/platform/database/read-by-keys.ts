import type { AnyKysely } from './schema.ts'
import type { SiteTables } from './tables/tables.ts'

/** A row of whatever table. */
export type Row = Record<string, unknown>

/** Looks rows up in any table, narrowed to the site like every other query. */
export type AnyReader = Pick<AnyKysely, 'selectFrom'>

const keysPerQuery = 50

/** Reads rows by the columns that name them. */
export async function readByKeys(reader: AnyReader, table: keyof SiteTables, named: readonly Row[]): Promise<Row[]> {
  const found: Row[] = []
  for (let place = 0; place < named.length; place += keysPerQuery) {
    const some = named.slice(place, place + keysPerQuery)
    const rows = await reader
      .selectFrom(table)
      .selectAll()
      .where((is) =>
        is.or(
          some.map((key) => is.and(Object.entries(key).map(([column, value]) => is(column, value === null ? 'is' : '=', value)))),
        ),
      )
      .execute()
    found.push(...rows)
  }
  return found
}
