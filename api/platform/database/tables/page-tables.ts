import type { Generated } from 'kysely'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import type { Flag, SiteId } from './columns.ts'

/** Tables of how pages and articles are written: what is not public yet, and what once was. */
export type PageTables = {
  /** Bodies that were public, numbered record by record; the newest is the one that visitors read. */
  body_versions: {
    site_id: SiteId
    id: string
    kind: WrittenKind
    record_id: string
    number: number
    blocks: string
    hash: string
    /** As JSON: title, summary and picture; nothing where only the body was kept. */
    head: Generated<string | null>
    cause: 'FIRST' | 'PUBLISHED' | 'SCHEDULED' | 'RESTORED'
    /** A user; empty where nobody was noted. */
    author_id: string
    created_at: string
  }
  body_drafts: {
    site_id: SiteId
    kind: WrittenKind
    record_id: string
    blocks: string
    hash: string
    /** The hash of the public body that the draft was begun on. */
    base_hash: string
    /** The draft's own title, summary and picture, as JSON; nothing where they stay as they are. */
    head: Generated<string | null>
    /** The public ones that they were begun on. */
    base_head: Generated<string | null>
    author_id: string
    saved_at: string
    publish_at: string | null
    /** Whether its record is put online when it comes out by itself. */
    goes_online: Flag
  }
  /** Kinds of block that the site has declared. */
  own_blocks: {
    site_id: SiteId
    id: string
    /** What blocks of pages name it by; it never changes. */
    name: string
    label: string
    purpose: string
    /** As JSON. */
    fields: string
    template: string
    is_used: Flag
    sort_order: number
  }
  /** What is copied into pages; a page knows nothing of where its blocks came from. */
  kept_sections: { site_id: SiteId; id: string; title: string; blocks: string; updated_at: string }
  body_previews: {
    site_id: SiteId
    id: string
    kind: WrittenKind
    record_id: string
    layout: 'default' | 'page'
    blocks: string
    head: Generated<string | null>
    created_at: string
    expires_at: string
  }
}
