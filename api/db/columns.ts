import type { ColumnType } from 'kysely'

/** The column that the site-bound handle fills and filters by itself. */
export type SiteId = ColumnType<string, string | undefined, never>

/** Text that is empty until something is said. */
export type LaterText = ColumnType<string, string | undefined, string>

/** A yes or no, as both databases keep it. */
export type Flag = 0 | 1
