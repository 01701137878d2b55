import { undoDays } from '#app/models/platform/act.ts'
import type { termTexts } from '#app/texts/site/members.ts'

/** Every kind of personal data that has a term. */
export type TermKind = keyof typeof termTexts

/** How many days each kind is kept: after it was last of use, or after it ended by itself where that is 0. */
export const retentionDays: Record<TermKind, number> = {
  idle_accounts: 3 * 365,
  unconfirmed_accounts: 30,
  sessions: 0,
  known_devices: 365,
  mailed_links: 0,
  attempts: 2,
  sent_mails: 30,
  failed_mails: 30,
  consent_proofs: 3 * 365,
  rights_requests: 3 * 365,
  messages: 365,
  comments: 365,
  client_cards: 3 * 365,
  registrations: 2 * 365,
  stock_alerts: 365,
  review_refusals: 10 * 365 + 3,
  form_answers: 365,
  newsletter_requests: 30,
  newsletter_left: 3 * 365,
  orders: 10 * 365 + 3,
  claim_files: 5 * 365 + 1,
  visits: 2 * 365,
  page_versions: 2 * 365,
  carts: 90,
  cart_entries: 30,
  staff_acts: 365,
  undo_rows: undoDays,
}

/** How many days before its end the owner of an idle account is warned. */
export const warningDays = 30

/** The moment before which a kind of data is past its term. */
export function termOf(kind: TermKind, now: Date): string {
  return daysBefore(now, retentionDays[kind])
}

/** The moment this many days before, as the database writes it. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}
