import type { Generated } from 'kysely'
import type { Role } from '#app/models/identity/role.ts'
import type { ActKind, NeverReason } from '#app/models/platform/act.ts'
import type { Flag, SiteId } from './columns.ts'

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
    /** The key by which a program did it; empty for a person. */
    key_name: Generated<string>
    /** The entry that this one took back. */
    undoes: string
  }
  api_keys: {
    site_id: SiteId
    id: string
    name: string
    key_hash: string
    /** The last letters of the key. */
    hint: string
    /** A list of areas as JSON. */
    areas: string
    may_write: Flag
    created_by: string
    created_at: string
    expires_on: string | null
    last_used_at: string | null
  }
  webhooks: {
    site_id: SiteId
    id: string
    url: string
    /** A list as JSON. */
    events: string
    /** Sealed. */
    secret: string
    is_active: Flag
    created_at: string
    failing_since: string | null
    stopped_at: string | null
  }
  webhook_deliveries: {
    site_id: SiteId
    id: string
    webhook_id: string
    event: string
    thing_id: string
    /** The step of the order that this was, so that two of one moment keep their order. */
    step: number
    state: 'WAITING' | 'SENT'
    tries: number
    next_try_at: string
    /** What was answered; 0 for no answer. */
    status: number
    error: string
    created_at: string
    sent_at: string | null
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
