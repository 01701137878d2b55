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

/** The same database, and the statements that each transaction and each reading has had since; what begins and ends a transaction is among them. */
export function countStatements(db: Database): { db: Database; asked: () => number } {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1
      return result
    },
  }
  const counting =
    (begin: Database['inTransaction']): Database['inTransaction'] =>
    (work) => {
      count += 2
      return begin((tx) => work(tx.withPlugin(counter)))
    }
  const [inTransaction, amongWriters] = [counting(db.inTransaction), counting(db.amongWriters)]
  return { db: { ...db, read: db.read.withPlugin(counter), inTransaction, amongWriters }, asked: () => count }
}
