import type { Outcome } from '#app/models/outcome.ts'
import { blockOf } from '../accounts/address-block.ts'
import { takeRates } from '../accounts/take-rate.ts'
import { mailboxOf } from '../mail/mail-budget.ts'
import type { Visit } from '../visit.ts'

const hour = 3600

/** Counts tries to order, refused ones too: nobody may hold a cellar without paying, nor have a stranger written to for ever. */
export async function countOrderTries(
  { inTransaction, clientAddress, now }: Visit,
  { user }: { user: { email?: string | undefined } },
): Promise<Outcome<null>> {
  return inTransaction((tx) =>
    takeRates(tx, [
      { bucket: `orders of block ${blockOf(clientAddress)}`, limit: 60, windowSeconds: hour, now },
      ...(user.email ? [{ bucket: `orders of ${mailboxOf(user.email)}`, limit: 20, windowSeconds: hour, now }] : []),
    ]),
  )
}
