import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/visit.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findByEmail, toSubscription } from './subscriber.ts'

/** What the caller receives, at the address of their account. */
export const getNewsletterSubscription: UseCase<Contract['getNewsletterSubscription']> = async (_given, visit) => {
  const { email } = await getMailbox(visit.read, getMember(visit).userId)
  return done(await toSubscription(visit.read, await findByEmail(visit.read, email)))
}

/** The address of an account, in its known form and as it was typed. */
export async function getMailbox(read: SiteReader, userId: string): Promise<{ email: string; shown: string }> {
  const user = await read.selectFrom('users').select(['email', 'email_shown']).where('id', '=', userId).executeTakeFirstOrThrow()
  return { email: user.email, shown: user.email_shown || user.email }
}
