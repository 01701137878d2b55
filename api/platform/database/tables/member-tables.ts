import type { BreachRisk } from '#app/models/identity/data-breach.ts'
import type { RightKind } from '#app/models/identity/rights.ts'
import type { SiteId } from './columns.ts'

/** Tables of the mails that go out. */
export type MailTables = {
  outbox: {
    site_id: SiteId
    id: string
    kind: string
    recipient: string
    /** The mailbox behind all its spellings, by which mails to one person are counted. */
    recipient_key: string
    /** The share of the hour in which it was counted, where a stranger can have caused it. */
    share: string | null
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

/** Tables of what members entrust to the site, beside their account. */
export type MemberTables = {
  addresses: {
    site_id: SiteId
    id: string
    user_id: string
    firstname: string
    lastname: string
    address: string
    address_more: string
    postal_code: string
    city: string
    country: string
    phone: string
    created_at: string
    updated_at: string
  }
  rights_requests: {
    site_id: SiteId
    id: string
    kind: RightKind
    firstname: string
    lastname: string
    email: string
    message: string
    user_id: string | null
    created_at: string
    due_on: string
    state: 'WAITING' | 'GRANTED' | 'REFUSED'
    answer: string
    answered_at: string | null
  }
  data_breaches: {
    site_id: SiteId
    id: string
    found_at: string
    what: string
    concerned: string
    consequences: string
    measures: string
    risk: BreachRisk
    notified_on: string | null
    told_on: string | null
    created_at: string
    updated_at: string
  }
  /** Members told that their account ends for want of use. */
  idle_warnings: { site_id: SiteId; user_id: string; warned_at: string }
}

/** Tables of the keys that devices keep for their owners. */
export type PasskeyTables = {
  passkeys: {
    site_id: SiteId
    id: string
    user_id: string
    /** The name the device knows it by. */
    credential_id: string
    /** As SPKI, in base64url. */
    public_key: string
    algorithm: number
    /** How often the device says it has signed; 0 where it does not count. */
    sign_count: number
    name: string
    created_at: string
    last_used_at: string | null
  }
  /** What a device is to sign, once; its owner is known only where a key is being added. */
  passkey_challenges: { site_id: SiteId; id: string; user_id: string | null; created_at: string; expires_at: string }
}

/** Whose turn a job of the clock is, and when it is due. */
export type JobTurns = { name: string; due_at: string; lease: string | null; lease_until: string | null }

/** The last moment that jobs saw, and the last of those that nobody doubts. */
export type ClockSeen = { name: string; seen_at: string; trusted_at: string }
