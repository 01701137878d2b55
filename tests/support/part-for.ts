import type { Database } from '#api/platform/database/database.ts'

/**
 * All of a list on SQLite; on PostgreSQL every third of it unless the run may be long: what roles, sites and strangers may do is
 * decided by code that both databases share.
 */
export function partFor<T>({ dialect }: Pick<Database, 'dialect'>, list: readonly T[]): readonly T[] {
  return dialect === 'sqlite' || process.env.LONG ? list : list.filter((_one, place) => place % 3 === 1)
}
