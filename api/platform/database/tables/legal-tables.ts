import type { LegalKind } from '#app/models/site/law/legal.ts'
import type { ExternalApp } from '#app/models/site/settings/external-app.ts'
import type { SiteId } from './columns.ts'

/** Tables of what the law wants written down, and of services of others. */
export type LegalTables = {
  legal_versions: {
    site_id: SiteId
    kind: LegalKind
    version: number
    /** Of the program's own sentences: an older program writes nothing over a newer one's. */
    edition: number
    hash: string
    /** The whole text, as JSON. */
    body: string
    since: string
  }
  /** Proofs of choices: nothing in them leads to a person. */
  consent_log: { site_id: SiteId; id: string; choice: string; wording: number; created_at: string }
  external_apps: {
    site_id: SiteId
    app: ExternalApp
    /** As JSON; what of it any visitor may know. */
    config: string
    /** A word among staff. */
    note: string
    updated_at: string
  }
}
