import type { Generated } from 'kysely'
import type { Flag, SiteId } from './columns.ts'

/** Tables of how a company is reached, and of who came or wrote. */
export type ContactTables = {
  company_addresses: {
    site_id: SiteId
    id: string
    sort_order: number
    /** What it is for, as a JSON list of types of the catalogue. */
    types: string
    name: string
    address: string
    address_more: string
    postal_code: string
    city: string
    country: string
    phone: string
    email: string
    /** In millionths of a degree, so that both databases keep the same number. */
    latitude: number | null
    longitude: number | null
  }
  /** The settings of one component of the site, under its slug. */
  component_confs: { site_id: SiteId; id: string; conf: string; updated_at: string }
  /** How many visitors came from a source on a day. */
  visits: { site_id: SiteId; id: string; day: string; source: string; count: number }
  messages: {
    site_id: SiteId
    id: string
    /** Whom it is for: the company, or who writes its site. */
    desk: 'COMPANY' | 'WRITER'
    firstname: string
    lastname: string
    email: string
    phone: string
    /** The one form of the address, by which its writer is known. */
    email_key: Generated<string>
    subject: string
    message: string
    /** Of somebody who was logged in. */
    user_id: string | null
    created_at: string
    is_read: Flag
    is_answered: Generated<Flag>
    /** What was answered last from the panel; empty where the house answered in another way. */
    answer: Generated<string>
    answered_at: Generated<string | null>
    /** Each answer and the mail it left by, as JSON. */
    answers: Generated<string>
  }
  /** Replies that lie ready for what is asked often. */
  ready_replies: { site_id: SiteId; id: string; title: string; text: string; sort_order: number }
  /** What the house keeps of a client for itself. */
  client_cards: { site_id: SiteId; email_key: string; note: string; updated_at: string }
  client_tags: { site_id: SiteId; email_key: string; tag: string }
  /** How many messages of machines were turned away on a day: those that filled in what nobody sees, those sent too fast. */
  message_spam: { site_id: SiteId; id: string; day: string; reason: 'TRAP' | 'HASTE'; count: number }
}
