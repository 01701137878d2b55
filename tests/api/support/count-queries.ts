import type { KyselyPlugin } from 'kysely'
import type { Database } from '#api/platform/database/database.ts'

/** The same database, and how many queries were asked of it since. */
export function countQueries(db: Database): { db: Database; asked: () => number } {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: { ...db, read: db.read.withPlugin(counter) }, asked: () => count }
}
