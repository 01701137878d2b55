import type { SiteReader } from '../../platform/database/database.ts'

/** Something that must never be so, and is; `more` where one line stands for that many others. */
export type Finding = { site: string; rule: string; what: string; more?: number }

/** A finding of a site that is being looked over. */
export type Found = { rule: string; what: string }

/** One look at the books of a site: what breaks which rule, as it is found. */
export type Check = (read: SiteReader) => AsyncIterable<Found>
