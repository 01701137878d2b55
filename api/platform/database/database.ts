import type { Kysely, Transaction } from 'kysely'
import { siteScope } from './site-scope.ts'
import type { SiteTables, Tables } from './tables/tables.ts'

/** An open database: one handle that reads, one way to write, whatever lies below. */
export type Database = {
  dialect: 'sqlite' | 'postgres'
  /** Reads; the database itself refuses a write through it. */
  read: Kysely<Tables>
  /**
   * All or nothing, as if no other writer were at work: what throws takes back what it wrote, and so does what answers a refusal,
   * unless it says `keepWritten`. May run `work` again after a conflict, so it touches nothing but the database.
   */
  inTransaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** All or nothing too, but it sees what others commit meanwhile and waits for them: only for work whose conditions stand in its writes. */
  amongWriters<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Reads all of it as it stood at one moment, on a connection of its own. */
  inSnapshot<T>(work: (tx: Kysely<Tables>) => Promise<T>): Promise<T>
  /** Changes whenever another connection has committed; undefined where the database cannot tell cheaply. */
  stamp?: () => number
  /** Counts anew what the planner of queries goes by, as far as it has changed; safe beside others at work. */
  refreshStatistics(): Promise<void>
  close(): Promise<void>
}

/** What a use case may ask for; the ways out of its site (`withoutPlugins`, `schema`, `connection`) are left off. */
export type SiteReader = Pick<Kysely<SiteTables>, 'selectFrom' | 'fn' | 'case'>
export type SiteWriter = Pick<Transaction<SiteTables>, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'fn' | 'case'>

/** A database seen from one site; nothing else is within reach of a use case. */
export type SiteDatabase = {
  read: SiteReader
  inTransaction<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T>
  amongWriters<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T>
}

/** Binds a database to one site. */
export function bindToSite(db: Database, siteId: string): SiteDatabase {
  const reading = siteScope(siteId, { mayWrite: false })
  return {
    read: db.read.withPlugin(reading) as unknown as SiteReader,
    inTransaction: (work) => db.inTransaction((tx) => work(bindWriter(tx, siteId))),
    amongWriters: (work) => db.amongWriters((tx) => work(bindWriter(tx, siteId))),
  }
}

/** Binds a transaction that is under way to one site. */
export function bindWriter(tx: Transaction<Tables>, siteId: string): SiteWriter {
  return tx.withPlugin(siteScope(siteId, { mayWrite: true })) as unknown as SiteWriter
}
