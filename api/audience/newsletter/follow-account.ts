import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { hasNewsletter, requireLists } from './lists.ts'
import { subscribeProven } from './subscribe.ts'
import { findByEmail } from './subscriber.ts'

/** Subscribes a new member who ticked the box of the registration: the same link proves their mailbox. */
export async function subscribeNewMember(tx: SiteWriter, userId: string, ctx: Pick<CallContext, 'site' | 'now'>): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'email_shown', 'firstname', 'lastname', 'newsletter_wanted'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.newsletter_wanted !== 1 || !(await hasNewsletter(tx, ctx.site.lang))) return
  const lists = await requireLists(tx, undefined)
  if (!lists.ok) return
  const { email, email_shown: shown, firstname, lastname } = user
  await subscribeProven(tx, { email, shown, firstname, lastname, lists: lists.value, source: 'REGISTRATION' }, ctx)
}

/** Letters follow a member to a new address, unless they go there already. */
export async function moveSubscription(tx: SiteWriter, from: string, to: { email: string; shown: string }): Promise<void> {
  const row = await findByEmail(tx, from)
  if (row?.state !== 'SUBSCRIBED') return
  const there = await findByEmail(tx, to.email)
  if (there?.state === 'SUBSCRIBED') return
  if (there) await tx.deleteFrom('newsletter_subscribers').where('id', '=', there.id).execute()
  await tx
    .updateTable('newsletter_subscribers')
    .set({ email: to.email, email_shown: to.shown })
    .where('id', '=', row.id)
    .execute()
}
