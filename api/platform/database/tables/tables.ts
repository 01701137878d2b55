import type { Generated } from 'kysely'
import type { Role } from '#app/models/identity/role.ts'
import type { AfterSaleTables } from './after-sale-tables.ts'
import type { CalendarTables } from './calendar-tables.ts'
import type { CartTables } from './cart-tables.ts'
import type { CatalogTables } from './catalog-tables.ts'
import type { CheckoutTables } from './checkout-tables.ts'
import type { Flag, SiteId } from './columns.ts'
import type { ContactTables } from './contact-tables.ts'
import type { FlowTables } from './flow-tables.ts'
import type { FormTables } from './form-tables.ts'
import type { LegalTables } from './legal-tables.ts'
import type { LookTables } from './look-tables.ts'
import type { MediaTables } from './media-tables.ts'
import type { ClockSeen, JobTurns, MailTables, MemberTables, PasskeyTables } from './member-tables.ts'
import type { NewsletterTables } from './newsletter-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PageTables } from './page-tables.ts'
import type { PaperTables } from './paper-tables.ts'
import type { PopupTables } from './popup-tables.ts'
import type { ShippingTables } from './shipping-tables.ts'
import type { SiteFrameTables } from './site-tables.ts'
import type { TrustTables } from './trust-tables.ts'
import type { WritingTables } from './writing-tables.ts'

/** Tables of the platform: no site owns their rows. */
export type PlatformTables = {
  sites: {
    id: string
    name: string
    origin: string
    status: 'open' | 'suspended'
    lang: string
    created_at: string
    /** Whether its super-administrators look after all sites; only a verb on the machine says so. */
    is_operator: Generated<Flag>
    /** What the site may come to; nothing where it is null. */
    most_products: number | null
    most_megabytes: number | null
    most_mails: number | null
  }
  site_hosts: { host: string; site_id: string }
  migrations: { name: string; checksum: string; applied_at: string }
  job_turns: JobTurns
  clock_seen: ClockSeen
}

/** Accounts, settings and pages of a site. */
type CoreTables = {
  content_versions: { site_id: SiteId; version: number }
  users: {
    site_id: SiteId
    id: string
    /** The one form by which an address is known. */
    email: string
    email_shown: Generated<string>
    role: Role
    password_hash: string | null
    firstname: Generated<string>
    lastname: Generated<string>
    phone: Generated<string>
    birthdate: string | null
    /** As JSON: what is said in the house's own fields. */
    custom: Generated<string>
    /** The words of it by which the house finds a member, in plain spelling. */
    search_key: Generated<string>
    created_at: string
    /** When anything of the account was last changed, a visit not counted. */
    updated_at: Generated<string>
    /** From when on the account may be entered: its mailbox said so, or the house that vouches for it. */
    confirmed_at: string | null
    /** When its mailbox last proved to be the account's; the house's word is no such proof. */
    mailbox_proven_at: string | null
    terms_accepted_at: string | null
    /** Which version of the terms of use was accepted; nobody knows of accounts older than versions. */
    terms_version: string | null
    newsletter_wanted: Generated<Flag>
    last_seen_at: string | null
    deletion_planned_at: string | null
    deleted_at: string | null
  }
  /** Sessions of people, and tokens made for programs; only the hash of either is kept. */
  tokens: {
    site_id: SiteId
    id: string
    user_id: string
    created_at: string
    expires_at: string
    kind: Generated<'token' | 'session'>
    session_id: Generated<string>
    last_used_at: Generated<string>
    second_factor_passed: Generated<Flag>
    /** When the holder last proved who they are, by a password or a passkey. */
    proven_at: Generated<string>
  }
  reset_tokens: { site_id: SiteId; user_id: string; token_hash: string; created_at: string; expires_at: string }
  email_proofs: {
    site_id: SiteId
    id: string
    user_id: string
    kind: 'account' | 'change'
    email: string
    email_shown: string
    password_hash: string | null
    /** What the browser holds that the registration was typed in. */
    mark_hash: string | null
    /** What was typed with a registration, as JSON; nothing of other kinds. */
    profile: Generated<string>
    created_at: string
    expires_at: string
  }
  /** Devices that an account was entered from; the mark that each holds is kept as a hash only. */
  known_devices: { site_id: SiteId; id: string; user_id: string; created_at: string; last_used_at: string }
  /** What the mail about a new login gives back to end it. */
  /** The address before a change, for the link that puts it back. */
  email_undos: {
    site_id: SiteId
    id: string
    user_id: string
    email: string
    email_shown: string
    /** From when on what was added to the account is in doubt. */
    since: string
    created_at: string
    expires_at: string
  }
  new_login_proofs: { site_id: SiteId; id: string; user_id: string; created_at: string; expires_at: string }
  /** What of the panel somebody of the staff has open, and until when that is believed. */
  open_records: { site_id: SiteId; user_id: string; record: string; since: string; ends_at: string }
  rate_limits: { site_id: SiteId; bucket: string; window_start: number; count: number }
  invitations: {
    site_id: SiteId
    id: string
    email: string
    email_shown: string
    role: Role
    invited_by: string
    created_at: string
    expires_at: string
  }
  second_factors: {
    site_id: SiteId
    user_id: string
    secret: string
    last_step: number
    created_at: string
    confirmed_at: string | null
  }
  recovery_codes: { site_id: SiteId; user_id: string; code_hash: string }
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
    for_members: Generated<Flag>
    translation_of: Generated<string | null>
    menu_icon: string
    cms: string
    link: string
    title: string
    url: string
    menu_title: string
    meta_description: string
    /** As JSON: what is said in the house's own fields. */
    custom: Generated<string>
    /** The words of it by which its owner finds it, in plain spelling. */
    search_key: Generated<string>
    blocks: string
    updated_at: string
  }
}

/** Tables whose every row belongs to a site. */
export type SiteTables = SiteFrameTables &
  CoreTables &
  MailTables &
  MemberTables &
  PasskeyTables &
  MediaTables &
  ContactTables &
  LegalTables &
  LookTables &
  CatalogTables &
  CartTables &
  ShippingTables &
  CheckoutTables &
  OrderTables &
  AfterSaleTables &
  PaperTables &
  PageTables &
  WritingTables &
  FlowTables &
  FormTables &
  CalendarTables &
  NewsletterTables &
  PopupTables &
  TrustTables

/** Every table; only the database's own tools and the site directory see it whole. */
export type Tables = PlatformTables & SiteTables

/** The tables without a site, by name: a test holds this list against the schema. */
export const platformTables = ['sites', 'site_hosts', 'migrations', 'job_turns', 'clock_seen'] as const
