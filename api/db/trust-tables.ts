import type { ColumnType } from 'kysely'
import type { ActKind, NeverReason } from '#app/models/act.ts'
import type { Role } from '#app/models/role.ts'

/** The column that the site-bound handle fills and filters by itself. */
type SiteId = ColumnType<string, string | undefined, never>

/** Tables of what the staff of a site did. */
export type TrustTables = {
  audit_entries: {
    site_id: SiteId
    id: string
    created_at: string
    /** As the house counts days, in Paris. */
    day: string
    user_id: string
    role: Role
    /** Its line of the contract, as in `PUT /admin/product/{id}`. */
    call: string
    act: ActKind
    resource: string
    thing_id: string
    name: string
    /** As JSON. */
    changes: string
    undo: 'OPEN' | 'DONE' | 'NEVER'
    never: NeverReason | ''
    /** The entry that this one took back. */
    undoes: string
  }
  undo_rows: {
    site_id: SiteId
    entry_id: string
    place: number
    table_name: string
    /** A row as JSON; none where there was none. */
    row_before: string | null
    row_after: string | null
    created_at: string
  }
}
