import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { type AnyKysely, readTables } from './schema.ts'
import type { Tables } from './tables/tables.ts'

/** Takes the whole schema away, those that refer before those referred to. */
export async function dropTables(tx: Transaction<Tables>, dialect: Database['dialect']): Promise<void> {
  for (const { name } of (await readTables(tx, dialect)).reverse()) await tx.schema.dropTable(name).execute()
}

/** Whether nothing has been stored yet: no table, or none with a row. */
export async function isEmpty(tx: Transaction<Tables>, dialect: Database['dialect']): Promise<boolean> {
  for (const { name } of await readTables(tx, dialect)) {
    if (name === 'migrations') continue
    const row = await (tx as unknown as AnyKysely)
      .selectFrom(name)
      .select((one) => one.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}
