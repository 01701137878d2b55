import type { FlowKind, FlowState } from '#app/models/selling/money/flow.ts'
import type { Flag, SiteId } from './columns.ts'

/** The platform of a site's electronic invoices, and what went through it. */
export type FlowTables = {
  invoicing_platforms: {
    site_id: SiteId
    id: 'platform'
    name: string
    /** Four signs by which the state knows it; empty where its owner does not. */
    number: string
    url: string
    token_url: string
    client_id: string
    /** Sealed. */
    secret: string
    is_active: Flag
    since: string
    looked_to: string
    told_to: string
    heard_to: string
    heard_at: string | null
    failing_since: string | null
    error: string
    updated_at: string
  }
  flows: {
    site_id: SiteId
    /** Under which the platform knows it as well. */
    id: string
    kind: FlowKind
    ref: string
    name: string
    state: FlowState
    flow_id: string
    tries: number
    next_try_at: string
    error: string
    created_at: string
    sent_at: string | null
    changed_at: string
    file_type: string
    content: string
  }
}
