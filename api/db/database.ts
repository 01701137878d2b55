import type { Kysely, Transaction } from 'kysely'
import { siteScope } from './site-scope.ts'
import type { SiteTables, Tables } from './tables.ts'

/** An open database: one handle that reads, one way to write, whatever lies below. */
export type Database = {
  dialect: 'sqlite' | 'postgres'
  read: Kysely<Tables>
  inTransaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Changes whenever another connection has committed; undefined where the database cannot tell cheaply. */
  stamp?: () => number
  close(): Promise<void>
}

export type SiteReader = Kysely<SiteTables>
export type SiteWriter = Transaction<SiteTables>

/** A database seen from one site; nothing else is within reach of a use case. */
export type SiteDatabase = {
  read: SiteReader
  inTransaction<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T>
}

/** Binds a database to one site. */
export function bindToSite(db: Database, siteId: string): SiteDatabase {
  const scope = siteScope(siteId)
  return {
    read: db.read.withPlugin(scope) as unknown as SiteReader,
    inTransaction: (work) => db.inTransaction((tx) => work(tx.withPlugin(scope) as unknown as SiteWriter)),
  }
}
