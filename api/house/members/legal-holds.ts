import { holdTexts } from '#app/texts/site/members.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** Names in French what the law makes the site keep of a member whose account ends, if there is any. */
export type LegalHold = (read: SiteReader, userId: string) => Promise<string | undefined>

/** What outlives an account; such rows carry what they need themselves, and lean on no part of the account that is erased. */
export const legalHolds: LegalHold[] = [keepOrders, keepRightsRequests]

/** What was sold has to be shown to whoever checks the books. */
async function keepOrders(read: SiteReader, userId: string): Promise<string | undefined> {
  const order = await read.selectFrom('orders').select('id').where('user_id', '=', userId).executeTakeFirst()
  return order && holdTexts.orders
}

/** That a request was answered in time has to be proved later, if need be. */
async function keepRightsRequests(read: SiteReader, userId: string): Promise<string | undefined> {
  const user = await read.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  const request = await read
    .selectFrom('rights_requests')
    .select('id')
    .where((on) => on.or([on('user_id', '=', userId), on('email', '=', user?.email ?? '')]))
    .executeTakeFirst()
  return request && holdTexts.rightsRequests
}
