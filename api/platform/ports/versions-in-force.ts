import type { LegalKind } from '#app/models/site/law/legal.ts'
import type { SiteReader, SiteWriter } from '../database/database.ts'
import type { Site } from './site.ts'

type Asking = {
  site: Site
  now: Date
  read: SiteReader
  inTransaction<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T>
}

/** The numbers of the legal versions in force, so that an order does not have the sale terms composed again. */
export type VersionsInForce = { numberOf(asking: Asking, kind: LegalKind): Promise<number> }
