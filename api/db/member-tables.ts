import type { ColumnType } from 'kysely'

/** The column that the site-bound handle fills and filters by itself. */
type SiteId = ColumnType<string, string | undefined, never>

/** Tables of the mails that go out. */
export type MailTables = {
  outbox: {
    site_id: SiteId
    id: string
    kind: string
    recipient: string
    /** The mailbox behind all its spellings, by which mails to one person are counted. */
    recipient_key: string
    /** What its sentences need, as JSON; emptied once it is sent, for it may hold a link that opens something. */
    params: string
    message_id: string
    created_at: string
    next_try_at: string
    tries: number
    lease: string | null
    lease_until: string | null
    sent_at: string | null
    failed_at: string | null
    last_error: string | null
  }
}

/** Whose turn a job of the clock is, and when it is due. */
export type JobTurns = { name: string; due_at: string; lease: string | null; lease_until: string | null }
