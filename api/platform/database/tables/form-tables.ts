import type { Flag, SiteId } from './columns.ts'

/** Tables of the forms an owner has drawn, and of what was filled in. */
export type FormTables = {
  forms: {
    site_id: SiteId
    id: string
    title: string
    intro: string
    /** What is said once it is sent. */
    thanks: string
    /** Who is told of an answer; the company where it is empty. */
    recipient: string
    /** The fields, as JSON. */
    fields: string
    is_valid: Flag
    updated_at: string
  }
  form_answers: {
    site_id: SiteId
    id: string
    /** The form it was filled in at, which may have gone since. */
    form: string
    title: string
    /** What was asked and said, as JSON: an answer outlives a change of its form. */
    answers: string
    user_id: string | null
    created_at: string
    is_read: Flag
  }
  form_files: {
    site_id: SiteId
    id: string
    answer_id: string
    field: string
    name: string
    mime: string
    bytes: number
    content_hash: string
  }
}
