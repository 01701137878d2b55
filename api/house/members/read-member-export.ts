import type { z } from 'zod'
import { exportTexts, termTexts } from '#app/texts/site/members.ts'
import { toMessage } from '../../audience/messages/message.ts'
import { findByEmail, toSubscriber } from '../../audience/newsletter/subscriber.ts'
import { toAnswers } from '../../content/answers/answer.ts'
import { toComment } from '../../content/comments/comment.ts'
import { toRegistration } from '../../content/registrations/registration.ts'
import type { MemberExport } from '../../contract/house/entities/member.ts'
import { toUser } from '../../identity/accounts/user.ts'
import { toAddress } from '../../identity/addresses/address.ts'
import { readSecondFactors } from '../../identity/second-factor/second-factors.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { exportCustom } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findCompanyMailbox } from '../../platform/mail/company-mailbox.ts'
import { exportCart } from '../../selling/cart/export-cart.ts'
import { exportOrders } from '../../selling/order-views/export-orders.ts'
import { findReviewRefusal } from '../../selling/orders/review-refusals.ts'
import { readCard } from './client-card.ts'

type Export = z.input<typeof MemberExport>

/** All that the site holds on one of its users, and on nobody else. */
export async function readMemberExport(
  { read, site, now }: Pick<CallContext, 'read' | 'site' | 'now'>,
  userId: string,
): Promise<Export> {
  const user = await read.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const { hasApp, passkeys } = await readSecondFactors(read, userId)
  const mailbox = user.mailbox_proven_at === null ? '' : user.email
  const ofUser = { userId, mailbox, recipients: [user.email, user.email_shown].filter(Boolean) }
  return {
    format: 'vitrine-member-export-1',
    madeAt: now.toISOString(),
    site: { name: site.name, url: site.origin, contact: await findCompanyMailbox(read, site.lang) },
    account: {
      ...toUser(user),
      createdAt: user.created_at,
      confirmedAt: user.confirmed_at,
      termsAcceptedAt: user.terms_accepted_at,
      lastSeenAt: user.last_seen_at,
      wantsNewsletter: user.newsletter_wanted === 1,
      hasSecondFactor: hasApp || passkeys > 0,
      deletionPlannedAt: user.deletion_planned_at,
    },
    ...(await readBelongings(read, ofUser)),
    custom: await exportCustom(read, 'MEMBER', user.custom),
    about: {
      reading: [...exportTexts.reading],
      purposes: [...exportTexts.purposes],
      recipients: [...exportTexts.recipients],
      rights: [...exportTexts.rights],
      terms: Object.values(termTexts),
    },
  }
}

/** `mailbox` is empty where it has not proven the account: it may be another's. */
type OfUser = { userId: string; mailbox: string; recipients: string[] }
type Belongings = Pick<
  Export,
  | 'addresses'
  | 'passkeys'
  | 'devices'
  | 'sessions'
  | 'mails'
  | 'rightsRequests'
  | 'messages'
  | 'comments'
  | 'registrations'
  | 'orders'
  | 'forms'
  | 'newsletter'
  | 'stockAlerts'
  | 'reviewsRefusedAt'
  | 'card'
  | 'cart'
>

async function readBelongings(read: SiteReader, ofUser: OfUser): Promise<Belongings> {
  const { userId, recipients } = ofUser
  const addresses = await read.selectFrom('addresses').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  const mails = await read
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'created_at', 'sent_at'])
    .where('recipient', 'in', recipients)
    .orderBy('created_at')
    .execute()
  const requests = await read
    .selectFrom('rights_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const messages = await read.selectFrom('messages').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  const registrations = await read
    .selectFrom('registrations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const filled = await read.selectFrom('form_answers').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  const letters = await findByEmail(read, recipients[0] ?? '')
  return {
    addresses: addresses.map(toAddress),
    ...(await readWaysIn(read, userId)),
    mails: mails.map((row) => ({
      kind: row.kind,
      recipient: row.recipient,
      createdAt: row.created_at,
      sentAt: row.sent_at,
    })),
    rightsRequests: requests.map(({ kind, firstname, lastname, email, message, state, answer, ...row }) => ({
      kind,
      firstname,
      lastname,
      email,
      message,
      state,
      answer,
      createdAt: row.created_at,
      dueOn: row.due_on,
      answeredAt: row.answered_at,
    })),
    messages: messages.map(toMessage),
    comments: await readComments(read, ofUser),
    registrations: registrations.map(toRegistration),
    orders: await exportOrders(read, userId),
    forms: await toAnswers(read, filled),
    newsletter: letters ? toSubscriber(letters) : null,
    stockAlerts: await readStockAlerts(read, recipients[0] ?? ''),
    reviewsRefusedAt: (await findReviewRefusal(read, recipients[0] ?? '')) ?? null,
    card: await readCard(read, recipients[0] ?? ''),
    cart: await exportCart(read, userId),
  }
}

async function readComments(read: SiteReader, { userId, mailbox }: OfUser): Promise<Belongings['comments']> {
  const rows = await read
    .selectFrom('comments')
    .selectAll()
    .where((on) => (mailbox ? on.or([on('user_id', '=', userId), on('email_key', '=', mailbox)]) : on('user_id', '=', userId)))
    .orderBy('created_at')
    .execute()
  return rows.map(toComment)
}

async function readWaysIn(read: SiteReader, userId: string): Promise<Pick<Belongings, 'sessions' | 'passkeys' | 'devices'>> {
  const sessions = await read.selectFrom('tokens').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  const passkeys = await read.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  const devices = await read.selectFrom('known_devices').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  return {
    sessions: sessions.map((row) => ({ createdAt: row.created_at, lastUsedAt: row.last_used_at, expiresAt: row.expires_at })),
    passkeys: passkeys.map(({ name, ...row }) => ({ name, createdAt: row.created_at, lastUsedAt: row.last_used_at })),
    devices: devices.map((row) => ({ createdAt: row.created_at, lastUsedAt: row.last_used_at })),
  }
}

async function readStockAlerts(read: SiteReader, email: string): Promise<Belongings['stockAlerts']> {
  const rows = await read
    .selectFrom('stock_alerts')
    .select(['declination_id', 'created_at'])
    .where('email_key', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ idDeclination: row.declination_id, createdAt: row.created_at }))
}
