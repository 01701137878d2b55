import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findByEmail, toSubscription } from './subscriber.ts'

/** What the caller receives, at the address of their account. */
export const getNewsletterSubscription: UseCase<Contract['getNewsletterSubscription']> = async (_given, ctx) => {
  const { email } = await getMailbox(ctx.read, getMember(ctx).userId)
  return done(await toSubscription(ctx.read, await findByEmail(ctx.read, email)))
}

/** The address of an account, in its known form and as it was typed. */
export async function getMailbox(read: SiteReader, userId: string): Promise<{ email: string; shown: string }> {
  const user = await read.selectFrom('users').select(['email', 'email_shown']).where('id', '=', userId).executeTakeFirstOrThrow()
  return { email: user.email, shown: user.email_shown || user.email }
}
