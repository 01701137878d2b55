import type { SiteId } from './columns.ts'

/** Tables of how a site looks: what is not public yet, and what once was. */
export type LookTables = {
  look_drafts: {
    site_id: SiteId
    /** As JSON. */
    look: string
    hash: string
    /** The hash of the public look that the draft was begun on. */
    base_hash: string
    /** Whoever holds it sees the site in the draft. */
    preview_key: string
    /** A user; empty where nobody was noted. */
    author_id: string
    saved_at: string
    publish_at: string | null
  }
  /** A stylesheet of the site's own, as it was written; none where there is none. */
  own_styles: { site_id: SiteId; css: string }
  /** Looks that were public, numbered. */
  look_versions: { site_id: SiteId; id: string; number: number; look: string; hash: string; created_at: string }
}
