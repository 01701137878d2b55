import type { ColumnType } from 'kysely'

/** The column that the site-bound handle fills and filters by itself. */
type SiteId = ColumnType<string, string | undefined, never>
type Flag = 0 | 1

/** Tables of the platform: no site owns their rows. */
export type PlatformTables = {
  sites: { id: string; name: string; origin: string; status: 'open' | 'suspended'; lang: string; created_at: string }
  site_hosts: { host: string; site_id: string }
  migrations: { name: string; checksum: string; applied_at: string }
}

/** Tables whose every row belongs to a site. */
export type SiteTables = {
  content_versions: { site_id: SiteId; version: number }
  users: { site_id: SiteId; id: string; email: string; role: 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'; created_at: string }
  tokens: { site_id: SiteId; id: string; user_id: string; created_at: string; expires_at: string }
  parameters: { site_id: SiteId; id: string; lang: string; type: string; kind: string; label: string; value: string }
  pages: {
    site_id: SiteId
    id: string
    lang: string
    id_parent: string | null
    sort_order: number
    type: string
    is_valid: Flag
    show_in_menu: Flag
    is_fixed_on_right: Flag
    use_absolute_menu: Flag
    reload: Flag
    is_text: Flag
    menu_icon: string
    cms: string
    link: string
    title: string
    url: string
    menu_title: string
    meta_description: string
    blocks: string
    updated_at: string
  }
}

/** Every table; only the database's own tools and the site directory see it whole. */
export type Tables = PlatformTables & SiteTables

/** The tables without a site, by name: a test holds this list against the schema. */
export const platformTables = ['sites', 'site_hosts', 'migrations'] as const
