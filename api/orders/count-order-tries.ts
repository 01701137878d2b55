import { done, type Outcome, refused } from '#app/models/outcome.ts'
import { blockOf } from '../accounts/address-block.ts'
import { takeRates } from '../accounts/take-rate.ts'
import { countRows } from '../db/count-rows.ts'
import type { SiteReader, SiteWriter } from '../db/database.ts'
import { mailboxOf } from '../mail/mail-budget.ts'
import type { Visit } from '../visit.ts'
import type { Buyer } from './choose-buyer.ts'

const hour = 3600
/** Orders that one mailbox may have waiting for their money. */
const mostOpen = 8

/** Counts tries to order: nobody may hold a cellar without paying, nor have a stranger written to for ever. */
export async function countOrderTry(
  tx: SiteWriter,
  { user }: { user: { email?: string | undefined } },
  { clientAddress, now }: Pick<Visit, 'clientAddress' | 'now'>,
): Promise<Outcome<null>> {
  return takeRates(tx, [
    { bucket: `orders of block ${blockOf(clientAddress)}`, limit: 60, windowSeconds: hour, now },
    ...(user.email ? [{ bucket: `orders of ${mailboxOf(user.email)}`, limit: 60, windowSeconds: hour, now }] : []),
  ])
}

/** Refuses one more order to whoever has many that wait for their money: bottles that are held are bottles that nobody buys. */
export async function refuseHoarding(read: SiteReader, { emailKey }: Buyer): Promise<Outcome<null>> {
  const waiting = read.selectFrom('orders').where('payment_state', 'in', ['awaiting', 'failed']).where('is_holding', '=', 1)
  const open = await countRows(waiting.where('email_key', '=', emailKey))
  return open >= mostOpen ? refused('rate_limited') : done(null)
}
