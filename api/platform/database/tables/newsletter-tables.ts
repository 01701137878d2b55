import type { ColumnType, Generated } from 'kysely'
import type { LetterState, ReaderFate } from '#app/models/audience/letter.ts'
import type { Flag, SiteId } from './columns.ts'

/** Tables of the letters a house sends to whoever asked for them. */
export type NewsletterTables = {
  newsletter_lists: { site_id: SiteId; id: string; sort_order: number; name: string; description: string; is_valid: Flag }
  newsletter_subscribers: {
    site_id: SiteId
    id: string
    /** The one form by which an address is known. */
    email: string
    email_shown: string
    firstname: string
    lastname: string
    state: 'PENDING' | 'SUBSCRIBED' | 'LEFT'
    /** The ids of the lists that were chosen, as JSON. */
    lists: string
    /** Where the wish was said, in which words and when: what proves the consent. */
    source: 'SITE' | 'REGISTRATION' | 'ACCOUNT'
    consent: string
    asked_at: string
    confirmed_at: string | null
    left_at: string | null
    /** Of the link that the mailbox has to give back. */
    proof_hash: string | null
    proof_ends_at: string | null
    /** Stands in every letter, so it is kept as it is; it opens the choice of letters and names nobody. */
    way_out: string
    /** How many letters in a row its mail server refused for good; after too many the subscription rests. */
    refusals: Generated<number>
    rested_at: string | null
  }
  letters: {
    site_id: SiteId
    id: string
    subject: string
    title: string
    /** A rich text, as JSON. */
    body: string
    button_label: string
    button_url: string
    /** The ids of the lists it is for, as JSON; none means all. */
    lists: string
    pace: number
    /** Ids of the wines that it shows, as JSON; of a picture above them, and of the code that it carries. */
    wines: Generated<string>
    image_id: ColumnType<string | null, string | null | undefined>
    code_id: ColumnType<string | null, string | null | undefined>
    /** For whom among its readers it is, as JSON. */
    segment: Generated<string>
    state: LetterState
    send_at: string | null
    started_at: string | null
    ended_at: string | null
    created_at: string
  }
  /** One row for each reader a letter was written to: nobody has it twice. */
  letter_readers: { site_id: SiteId; letter_id: string; subscriber_id: string; fate: ReaderFate; queued_at: string }
}
