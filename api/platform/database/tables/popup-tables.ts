import type { Flag, SiteId } from './columns.ts'

/** Tables of the windows that open over pages. */
export type PopupTables = {
  popups: {
    site_id: SiteId
    id: string
    title: string
    blocks: string
    /** The addresses of the pages it is for, as JSON; none means all. */
    pages: string
    show_on_reload: Flag
    /** In seconds. */
    delay: number
    /** The law wants it in the flow of the page then, with its message. */
    promotes_wine: Flag
    is_valid: Flag
    starts_at: string | null
    ends_at: string | null
    /** What the pages in caches were made with: when the clock makes it untrue, they are made anew. */
    was_open: Flag
    updated_at: string
  }
}
