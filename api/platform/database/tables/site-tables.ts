import type { Generated } from 'kysely'
import type { CustomKind, CustomSubject } from '#app/models/platform/custom/custom-field.ts'
import type { FontEmbedding } from '#app/models/site/look/font-embedding.ts'
import type { Flag, LaterText, SiteId } from './columns.ts'

/** Tables of what a site is and how its frame looks. */
export type SiteFrameTables = {
  site_settings: {
    site_id: SiteId
    is_winemaker: Flag
    is_e_commerce: Flag
    is_building: Flag
    technical_file_model: string
    dashboard_type: string
    /** As JSON, as are the four lists below; empty when there is none. */
    banner: string
    footer_banner: string
    webp: Flag
    dev_urls: string
    prod_urls: string
    servers: string
  }
  /** Fields that the house has defined for its own things. */
  custom_fields: {
    site_id: SiteId
    id: string
    subject: CustomSubject
    /** What its values are kept by, in the column `custom` of the things themselves. */
    field_key: string
    label: string
    help: string
    kind: CustomKind
    /** As JSON, as are the spots. */
    choices: string
    is_required: Flag
    spots: string
    is_searched: Flag
    is_used: Flag
    sort_order: number
  }
  languages: {
    site_id: SiteId
    id: string
    code: string
    label: string
    deepl_code: string
    /** As JSON. */
    country: string
    is_valid: Flag
  }
  logos: {
    site_id: SiteId
    id: string
    type: 'LOGO' | 'LOGO_FOOTER' | 'LOGO_FAVICON' | 'LOGO_LIGHT_THEME'
    filename: string
    alt: string
    /** The stored picture; empty for one of the program's own, which `path` names. */
    image_id: string
    path: string
  }
  fonts: {
    site_id: SiteId
    id: string
    type: 'TITLE' | 'CONTENT' | 'MENU'
    family: string
    color: string
    size: number
    weight: number
    style: 'normal' | 'italic'
    /** The name of a file under /fonts; empty for a family that the program brings. */
    file: string
  }
  /** Font files of the site's own, in base64; a file is never another under the same name. */
  font_files: {
    site_id: SiteId
    name: string
    mime: 'font/woff2' | 'font/woff' | 'font/ttf' | 'font/otf'
    content: string
    created_at: string
    /** By what right the site shows it, in its owner's words. */
    licence: LaterText
    /** The licence lets it go to other sites too. */
    is_free: Generated<Flag>
    /** Empty where it came in before anybody looked. */
    embedding: Generated<FontEmbedding | ''>
  }
  /** Addresses that pages once had; each leads to its page, wherever that is now. */
  page_redirects: { site_id: SiteId; lang: string; url: string; page_id: string }
}
