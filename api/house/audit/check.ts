import type { SiteReader } from '../../platform/database/database.ts'

/** Something that must never be so, and is. */
export type Finding = { site: string; rule: string; what: string }

/** One look at the books of a site: what breaks which rule. */
export type Check = (read: SiteReader) => Promise<Omit<Finding, 'site'>[]>
