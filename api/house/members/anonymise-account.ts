import { forgetAnswers } from '../../content/answers/answer.ts'
import { forgetCommentsOf } from '../../content/comments/forget-comments.ts'
import { freePlaces } from '../../content/registrations/free-places.ts'
import { nobody } from '../../identity/accounts/nobody.ts'
import { revokeAccess } from '../../identity/sessions/sessions.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { forgetMemberCart } from '../../selling/cart/forget-carts.ts'
import { forgetOpinionsOf } from '../../selling/opinions/forget-opinions.ts'
import { forgetMailbox } from './forget-mailbox.ts'
import { legalHolds } from './legal-holds.ts'

type End = { userId: string; site: Pick<Site, 'id' | 'name' | 'origin'>; now: Date; tells: boolean }

/**
 * Takes a person out of their account for good; the bare row stays, for what refers to it. What belongs to the mailbox goes with it only
 * where the mailbox has proven the account: whoever merely named an address takes nothing of its reader's along.
 */
export async function anonymiseAccount(tx: SiteWriter, { userId, site, now, tells }: End): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'email_shown', 'mailbox_proven_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return
  const kept = (await Promise.all(legalHolds.map((hold) => hold(tx, userId)))).filter((name) => name !== undefined)
  await forgetBelongings(tx, userId)
  if (user.mailbox_proven_at !== null) {
    await forgetMailbox(tx, { key: user.email, spellings: [user.email_shown] }, now)
    await tx.deleteFrom('invitations').where('email', '=', user.email).execute()
  }
  await tx.updateTable('users').set(nobody(userId, now)).where('id', '=', userId).execute()
  if (tells) await queueMail(tx, { kind: 'deletion_done', to: user.email, params: { kept: kept.join(', ') }, site, now })
}

async function forgetBelongings(tx: SiteWriter, userId: string): Promise<void> {
  await revokeAccess(tx, userId)
  const registrations = await tx.selectFrom('registrations').selectAll().where('user_id', '=', userId).execute()
  for (const registration of registrations) await freePlaces(tx, registration)
  await forgetFormsOf(tx, userId)
  await forgetMemberCart(tx, userId)
  await forgetCommentsOf(tx, 'user_id', userId)
  await forgetOpinionsOf(tx, 'user_id', userId)
  for (const table of [
    'second_factors',
    'recovery_codes',
    'passkeys',
    'known_devices',
    'new_login_proofs',
    'email_undos',
    'passkey_challenges',
    'addresses',
    'idle_warnings',
    'messages',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}

async function forgetFormsOf(tx: SiteWriter, userId: string): Promise<void> {
  const filled = await tx.selectFrom('form_answers').select('id').where('user_id', '=', userId).execute()
  await forgetAnswers(
    tx,
    filled.map(({ id }) => id),
  )
}
