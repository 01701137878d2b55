import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { type Buyer, hasPaidBefore } from '../orders/has-paid-before.ts'

/** Counts tries to order, by the place they come from: whose mailbox is named in them says nothing of who tries. */
export async function countOrderTry(
  tx: SiteWriter,
  { clientAddress, now }: Pick<CallContext, 'clientAddress' | 'now'>,
): Promise<Outcome<null>> {
  return takeRate(tx, { bucket: `orders of block ${blockOf(clientAddress)}`, limit: 60, windowSeconds: 3600, now })
}

/** How many orders a mailbox that has proven itself, and never paid anything, places in a day. */
const mostOfMailbox = 20

/**
 * Counts an order that was placed by a mailbox that never paid anything: whoever orders and cancels from many places has no more of it.
 * One that is merely named counts for nobody, for a stranger may name it.
 */
export async function countOrderOfMailbox(tx: SiteWriter, buyer: Buyer, now: Date): Promise<Outcome<null>> {
  if (!buyer.isProven || (await hasPaidBefore(tx, buyer))) return done(null)
  return takeRate(tx, { bucket: `orders of mailbox ${buyer.mailboxKey}`, limit: mostOfMailbox, windowSeconds: 86_400, now })
}
