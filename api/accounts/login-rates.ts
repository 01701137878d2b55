import type { Outcome } from '#app/models/outcome.ts'
import type { Visit } from '../visit.ts'
import { blockOf } from './address-block.ts'
import { takeRates } from './take-rate.ts'

const windowSeconds = 15 * 60

/** Counts a guess of a password before it is looked at: against the account, in whatever spelling, and against where it comes from. */
export function takeLoginRates(visit: Visit, account: string): Promise<Outcome<null>> {
  const { now, clientAddress } = visit
  return visit.inTransaction((tx) =>
    takeRates(tx, [
      { bucket: `login block ${blockOf(clientAddress)}`, limit: 50, windowSeconds, now },
      { bucket: `login account ${account}`, limit: 10, windowSeconds, now },
    ]),
  )
}
