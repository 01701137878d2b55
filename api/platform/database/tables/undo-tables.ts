import type { NeverReason } from '#app/models/platform/act.ts'
import type { SiteTables } from './tables.ts'

type Table = keyof SiteTables & string

/** The tables whose rows can be brought back, each with the columns that name a row besides its site. */
export const undoKeys: Partial<Record<Table, readonly string[]>> = {
  ...{ page_versions: ['id'], page_drafts: ['page_id'] },
  ...{ pages: ['id'], page_redirects: ['lang', 'url'], parameters: ['id'], site_settings: [], languages: ['id'] },
  ...{ logos: ['id'], fonts: ['id'], font_files: ['name'], company_addresses: ['id'], component_confs: ['id'], images: ['id'] },
  ...{ news: ['id'], blog_folders: ['id'], blogs: ['id'], albums: ['id'], awards: ['id'], services: ['id'] },
  ...{
    collections: ['id'],
    elements: ['id'],
    former_slugs: ['kind', 'within', 'slug'],
    newsletter_lists: ['id'],
    letters: ['id'],
    forms: ['id'],
    popups: ['id'],
  },
  calendars: ['id'],
  ...{ products: ['id'], declinations: ['id'], variations: ['id'], tags: ['id'], meal_icons: ['id'], price_ledger: ['id'] },
  ...{ product_tags: ['product_id', 'tag_id'], box_contents: ['box_id', 'declination_id'] },
  recommended_products: ['product_id', 'recommended_id'],
  ...{ carriers: ['id'], pickup_points: ['id'], discount_codes: ['id'], collection_slots: ['id'], collection_closings: ['id'] },
  collection_days: ['slot_id', 'day'],
}

/** What the program keeps up to date by itself: another value of it is no change that anybody made. */
export const derivedColumns = ['updated_at', 'search_key', 'low_price', 'is_out', 'is_shown'] as const

/** The column of a table that tells how far a thing has gone: an act that moved it on is not taken back. */
export const courseColumns: Partial<Record<Table, { column: string; reason: NeverReason }>> = {
  letters: { column: 'state', reason: 'MAIL' },
}

/** The tables whose rows nobody brings back, with what to say of an act that wrote to them. */
export const neverUndone: Partial<Record<Table, NeverReason>> = {
  ...{ orders: 'ORDERS', order_lines: 'ORDERS', order_stock: 'ORDERS', order_history: 'ORDERS', payments: 'ORDERS' },
  ...{ refunds: 'ORDERS', payment_events: 'ORDERS', withdrawals: 'ORDERS', claims: 'ORDERS', claim_files: 'ORDERS' },
  ...{ disputes: 'ORDERS', payment_faults: 'ORDERS', unknown_payment_events: 'ORDERS' },
  ...{ papers: 'ORDERS', paper_series: 'ORDERS', book_closings: 'ORDERS' },
  ...{ letter_readers: 'MAIL', outbox: 'MAIL', webhook_deliveries: 'MAIL', stock_movements: 'STOCK' },
  ...{ payment_providers: 'KEYS', external_apps: 'KEYS', api_keys: 'KEYS', webhooks: 'KEYS' },
  ...{ users: 'PEOPLE', tokens: 'PEOPLE', reset_tokens: 'PEOPLE', email_proofs: 'PEOPLE', invitations: 'PEOPLE' },
  ...{ known_devices: 'PEOPLE', new_login_proofs: 'PEOPLE', email_undos: 'PEOPLE' },
  ...{ second_factors: 'PEOPLE', recovery_codes: 'PEOPLE', passkeys: 'PEOPLE', passkey_challenges: 'PEOPLE' },
  ...{ addresses: 'PEOPLE', rights_requests: 'PEOPLE', idle_warnings: 'PEOPLE', messages: 'PEOPLE', registrations: 'PEOPLE' },
  ...{ newsletter_subscribers: 'PEOPLE', form_answers: 'PEOPLE', form_files: 'PEOPLE', bookings: 'PEOPLE' },
  ...{ stock_alerts: 'PEOPLE', carts: 'PEOPLE', cart_lines: 'PEOPLE' },
}

/** The tables that keep count for the program itself: a write to them is no act of anybody. */
export const uncounted: ReadonlySet<Table> = new Set([
  ...([
    'content_versions',
    'rate_limits',
    'audit_entries',
    'undo_rows',
    'alarms',
    'visits',
    'message_spam',
    'page_previews',
  ] as const),
  ...(['legal_versions', 'consent_log', 'reviews'] as const),
])
