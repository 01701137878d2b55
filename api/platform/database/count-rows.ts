import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query would find, without reading any of them. */
export async function countRows<DB, T extends keyof DB, O>(from: SelectQueryBuilder<DB, T, O>): Promise<number> {
  const { count } = (await from.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()) as {
    count: number
  }
  return Number(count)
}
