import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { AnyKysely } from '../db/schema.ts'
import type { Tables } from '../db/tables.ts'
import type { Value } from './format.ts'

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

/** Writes rows many at a time, and counts them. */
export function openRowWriter(tx: Transaction<Tables>, counted: Record<string, number>): RowWriter {
  let table = ''
  let columns: string[] = []
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
      counted[name] = 0
    },
    add: async (row) => {
      counted[table] = (counted[table] ?? 0) + 1
      waiting.push(Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])))
      if (waiting.length * columns.length >= mostValues) await flush()
    },
    end: flush,
  }
}
