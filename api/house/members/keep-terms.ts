import { parisDay } from '#app/models/platform/time/working-days.ts'
import { lapseHours } from '#app/models/selling/orders/lapsed-order.ts'
import { forgetAnswers } from '../../content/answers/answer.ts'
import { forgetOldComments } from '../../content/comments/forget-comments.ts'
import { forgetVersions } from '../../content/drafts/forget-versions.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { daysBefore, retentionDays, type TermKind, termOf } from '../../platform/jobs/retention-terms.ts'
import { forgetCountedMails } from '../../platform/mail/forget-mails.ts'
import { forgetClaimFiles } from '../../selling/after-sale/forget-claim-files.ts'
import { forgetEntries, forgetIdleCarts } from '../../selling/cart/forget-carts.ts'
import { forgetOrders } from '../../selling/order-jobs/forget-orders.ts'
import { anonymiseAccount } from './anonymise-account.ts'
import { forgetOldCards } from './client-card.ts'

type Forget = (tx: SiteWriter, before: string, at: SiteAtWork) => Promise<unknown>

/** How each kind of data goes once its term is over. */
const forgets: Record<TermKind, Forget> = {
  sessions: async (tx, before) => {
    for (const table of ['tokens', 'passkey_challenges'] as const) {
      await tx.deleteFrom(table).where('expires_at', '<=', before).execute()
    }
    await tx.deleteFrom('open_records').where('ends_at', '<=', before).execute()
  },
  known_devices: (tx, before) => tx.deleteFrom('known_devices').where('last_used_at', '<=', before).execute(),
  mailed_links: async (tx, before) => {
    for (const table of ['reset_tokens', 'email_proofs', 'new_login_proofs', 'email_undos', 'invitations'] as const) {
      await tx.deleteFrom(table).where('expires_at', '<=', before).execute()
    }
  },
  attempts: async (tx, before, { now }) => {
    await tx
      .deleteFrom('rate_limits')
      // Whole seconds: PostgreSQL refuses a part of one where SQLite takes it.
      .where('window_start', '<', Math.floor(Date.parse(before) / 1000))
      .execute()
    await forgetBlocks(tx, now)
    await forgetCountedMails(tx, now)
    await tx.deleteFrom('payment_events').where('created_at', '<=', before).execute()
  },
  sent_mails: (tx, before) => tx.deleteFrom('outbox').where('sent_at', '<=', before).execute(),
  failed_mails: (tx, before) => tx.deleteFrom('outbox').where('failed_at', '<=', before).execute(),
  consent_proofs: (tx, before) => tx.deleteFrom('consent_log').where('created_at', '<=', before).execute(),
  rights_requests: (tx, before) => tx.deleteFrom('rights_requests').where('answered_at', '<=', before).execute(),
  messages: (tx, before) => tx.deleteFrom('messages').where('created_at', '<=', before).execute(),
  comments: forgetOldComments,
  client_cards: forgetOldCards,
  registrations: (tx, before) => tx.deleteFrom('registrations').where('created_at', '<=', before).execute(),
  stock_alerts: (tx, before) => tx.deleteFrom('stock_alerts').where('created_at', '<=', before).execute(),
  review_refusals: (tx, before) => tx.deleteFrom('review_refusals').where('refused_at', '<=', before).execute(),
  form_answers: async (tx, before) => {
    await tx.deleteFrom('bookings').where('day', '<=', before.slice(0, 10)).execute()
    const old = await tx.selectFrom('form_answers').select('id').where('created_at', '<=', before).limit(500).execute()
    await forgetAnswers(
      tx,
      old.map(({ id }) => id),
    )
  },
  newsletter_requests: forgetWishes,
  newsletter_left: (tx, before) =>
    tx.deleteFrom('newsletter_subscribers').where('state', '=', 'LEFT').where('left_at', '<=', before).execute(),
  orders: forgetOrders,
  claim_files: forgetClaimFiles,
  visits: async (tx, before) => {
    for (const table of ['visits', 'message_spam'] as const) {
      await tx.deleteFrom(table).where('day', '<=', before.slice(0, 10)).execute()
    }
  },
  page_versions: forgetVersions,
  carts: forgetIdleCarts,
  cart_entries: forgetEntries,
  undo_rows: (tx, before) => tx.deleteFrom('undo_rows').where('created_at', '<=', before).execute(),
  staff_acts: async (tx, before) => {
    await tx.deleteFrom('undo_rows').where('created_at', '<=', before).execute()
    await tx.deleteFrom('audit_entries').where('created_at', '<=', before).execute()
  },
  unconfirmed_accounts: forgetUnconfirmed,
  /** Their accounts end with a warning first; here goes the warning of whoever came back. */
  idle_accounts: (tx) =>
    tx
      .deleteFrom('idle_warnings')
      .where((on) =>
        on.exists(
          on
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'idle_warnings.user_id')
            .whereRef('users.last_seen_at', '>', 'idle_warnings.warned_at'),
        ),
      )
      .execute(),
}

/** Lets go of all data of a site that is past its term, kind by kind; a kind that cannot go does not keep the others. */
export async function keepTerms(at: SiteAtWork): Promise<void> {
  const faults = new Map<TermKind, unknown>()
  for (const kind of Object.keys(retentionDays) as TermKind[]) {
    await at.inTransaction((tx) => forgets[kind](tx, termOf(kind, at.now), at)).catch((error) => faults.set(kind, error))
  }
  if (faults.size > 0) throw new AggregateError(faults.values(), `past their term, not gone: ${[...faults.keys()].join(', ')}`)
}

/** A wish that no mailbox confirmed; of somebody who had left, what they typed anew goes. */
async function forgetWishes(tx: SiteWriter, before: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscribers').where('state', '=', 'PENDING').where('asked_at', '<=', before).execute()
  await tx
    .updateTable('newsletter_subscribers')
    .set({ firstname: '', lastname: '', proof_hash: null, proof_ends_at: null })
    .where('state', '=', 'LEFT')
    .where('proof_ends_at', '<=', before)
    .execute()
}

/** An account that holds a token was made for a program: it is nobody's to confirm. */
async function forgetUnconfirmed(tx: SiteWriter, before: string, { site, now }: SiteAtWork): Promise<void> {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('tokens', 'tokens.user_id', 'users.id')
    .select('users.id')
    .where('users.role', '=', 'MEMBER')
    .where('users.confirmed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('users.created_at', '<=', before)
    .where('tokens.id', 'is', null)
    .limit(200)
    .execute()
  for (const { id } of rows) await anonymiseAccount(tx, { userId: id, site, now, tells: false })
}

/** How long what lapsed of an evening without a day still counts for where it was taken. */
const lapsedDays = 30

/**
 * From where places were taken counts as long as they can be held, and so does what has lapsed of them; from where orders were
 * left unpaid counts for a day.
 */
async function forgetBlocks(tx: SiteWriter, now: Date): Promise<void> {
  const moment = now.toISOString()
  const today = parisDay(now)
  const over = tx.selectFrom('elements').select('id').where('date', '<=', moment)
  const none = { from_block: '', from_network: '', from_mailbox: '' }
  await tx.deleteFrom('registrations').where('state', '=', 'LAPSED').where('element_id', 'in', over).execute()
  await tx
    .deleteFrom('registrations')
    .where('state', '=', 'LAPSED')
    .where('created_at', '<=', daysBefore(now, lapsedDays))
    .where('element_id', 'in', tx.selectFrom('elements').select('id').where('date', 'is', null))
    .execute()
  await tx.updateTable('registrations').set(none).where('from_block', '!=', '').where('element_id', 'in', over).execute()
  await tx
    .updateTable('orders')
    .set({ from_block: '', from_network: '' })
    .where('from_block', '!=', '')
    .where('is_holding', '=', 0)
    .where('updated_at', '<=', new Date(now.getTime() - lapseHours * 3_600_000).toISOString())
    .execute()
  await tx.deleteFrom('bookings').where('state', '=', 'LAPSED').where('day', '<', today).execute()
  await tx.updateTable('bookings').set(none).where('from_block', '!=', '').where('day', '<', today).execute()
}
