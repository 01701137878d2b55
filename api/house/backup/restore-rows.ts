import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AnyKysely } from '../../platform/database/schema.ts'
import type { Tables } from '../../platform/database/tables/tables.ts'
import type { Value } from './format.ts'
import { siteColumnOf } from './read-rows.ts'

/** Bound values a statement may carry; SQLite takes 32,766, PostgreSQL twice that. */
const mostValues = 8000

export type RowWriter = {
  begin(table: string, columns: string[]): Promise<void>
  add(row: Value[]): Promise<void>
  end(): Promise<void>
}

/** Lets rows of one table refer to each other before both stand. */
export async function putOffReferences(tx: Transaction<Tables>, dialect: Database['dialect']): Promise<void> {
  await (dialect === 'sqlite' ? sql`pragma defer_foreign_keys = on` : sql`set constraints all deferred`).execute(tx)
}

/** What a backup of one site may bring: rows of that site. */
export const foreignRow = 'the backup of one site holds a row that is not of it: nothing was restored'

type Kept = { site: string | null; counted: Record<string, number> }

/** Writes rows many at a time, and counts them. */
export function openRowWriter(tx: Transaction<Tables>, { site, counted }: Kept): RowWriter {
  let table = ''
  let columns: string[] = []
  let siteColumn: string | undefined
  let waiting: Record<string, Value>[] = []

  async function flush(): Promise<void> {
    if (waiting.length > 0) await (tx as unknown as AnyKysely).insertInto(table).values(waiting).execute()
    waiting = []
  }

  return {
    begin: async (name, its) => {
      await flush()
      table = name
      columns = its
      siteColumn = siteColumnOf({ name, columns })
      counted[name] = 0
    },
    add: async (row) => {
      counted[table] = (counted[table] ?? 0) + 1
      const named: Record<string, Value> = Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null]))
      if (site !== null && (!siteColumn || named[siteColumn] !== site)) throw new Error(foreignRow)
      waiting.push(named)
      if (waiting.length * columns.length >= mostValues) await flush()
    },
    end: flush,
  }
}
