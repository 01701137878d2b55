import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AnyKysely } from '../../platform/database/schema.ts'
import { keyIdOf, openSealing, type Sealing, sealingOf, sealMarkOf } from '../../platform/outside/sealing.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

export type Resealing = {
  /** The present key, then those that it replaced. */
  keys: readonly string[]
  /** How many rows a transaction takes: a shop that is served waits for no more. */
  atOnce?: number
  /** Told after each batch how many rows of this column are sealed anew. */
  told?: (holds: string, done: number) => void
  isStopping?: () => boolean
}

/**
 * Seals everything anew that another key than the present one sealed, over all sites, beside a running shop. What is done shows in
 * each row: whoever is stopped begins again and finds the rest. Answers how many rows it did.
 */
export async function reseal(db: Database, wish: Resealing): Promise<number> {
  let done = 0
  for (const column of sealedColumns) done += await resealColumn(db, column, wish)
  return done
}

type SealedRow = { site_id: string; id: string; sealed: string }

async function resealColumn(db: Database, column: SealedColumn, wish: Resealing): Promise<number> {
  const { keys, atOnce = 100, told = () => {}, isStopping = () => false } = wish
  const sealing = openSealing(keys)
  const mark = sealMarkOf(keyIdOf(keys[0] ?? ''))
  let done = 0
  let after: SealedRow | undefined
  while (!isStopping()) {
    const rows = await readBatch(db, column, { mark, atOnce, after })
    if (rows.length === 0) return done
    done += await sealBatch(db, column, rows, sealing)
    told(column.holds, done)
    after = rows.at(-1)
  }
  return done
}

type Batch = { mark: string; atOnce: number; after: SealedRow | undefined }

/** The next rows in the order of their key; those that nothing opens are passed over, and counted by whoever asks. */
async function readBatch({ read }: Database, column: SealedColumn, { mark, atOnce, after }: Batch): Promise<SealedRow[]> {
  const { table, key, column: sealed } = column
  let query = (read as unknown as AnyKysely)
    .selectFrom(table)
    .select(['site_id', `${key} as id`, `${sealed} as sealed`])
    .where(sealed, '<>', '')
    .where(sealed, 'not like', `${mark}%`)
    .orderBy('site_id')
    .orderBy(key)
    .limit(atOnce)
  if (after) query = query.where(sql<boolean>`(site_id, ${sql.ref(key)}) > (${after.site_id}, ${after.id})`)
  return (await query.execute()) as SealedRow[]
}

/** A row that the shop has changed meanwhile keeps what it has: the shop seals with the present key. */
async function sealBatch(db: Database, column: SealedColumn, rows: SealedRow[], sealing: Sealing): Promise<number> {
  const { table, key, column: name, placeOf } = column
  const fresh = rows.flatMap((row) => {
    const own = sealingOf(sealing, row.site_id)
    const text = own.open(row.sealed, placeOf(row.id))
    return text === undefined ? [] : [{ row, sealed: own.seal(text, placeOf(row.id)) }]
  })
  if (fresh.length === 0) return 0
  return db.amongWriters(async (tx) => {
    let done = 0
    for (const { row, sealed } of fresh) {
      const written = await (tx as unknown as AnyKysely)
        .updateTable(table)
        .set({ [name]: sealed })
        .where('site_id', '=', row.site_id)
        .where(key, '=', row.id)
        .where(name, '=', row.sealed)
        .executeTakeFirst()
      done += Number(written.numUpdatedRows)
    }
    return done
  })
}
