import type { Outcome } from '#app/models/platform/outcome.ts'
import type { Visit } from '../../platform/call/visit.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf, networkOf } from '../../platform/limits/address-block.ts'
import { countTaken, countTry, type Rate, takeDrip, takeRates } from '../../platform/limits/take-rate.ts'

const windowSeconds = 15 * 60
/** How many passwords may be tried on a site from devices that no account knows; whoever has a known one is not touched by it. */
export const mostSiteLogins = 3000

/** How many of them are spent. */
export function countSiteLogins(read: SiteReader, now: Date): Promise<number> {
  return countTaken(read, { bucket: 'login site', windowSeconds, now })
}

/** Whose guesses are counted: an account, in whatever spelling, and the device that it has been entered from before. */
type Guesser = { account: string; device: string | undefined }

/**
 * Counts a guess of a password before it is looked at. A device that the account knows has a count of its own, so that no
 * stranger's guesses keep its owner out; all others share counts by account, by where they come from, and by site.
 */
export function takeLoginRates(visit: Visit, { account, device }: Guesser): Promise<Outcome<null>> {
  const { now } = visit
  if (device) return countTry(visit, [{ bucket: `login device ${device}`, limit: 10, windowSeconds, now }])
  // Where an account or a place is refused, it is counted for the others all the same.
  return visit.inTransaction(async (tx) => keepWritten(await takeStrangersRates(tx, visit, account)))
}

async function takeStrangersRates(tx: SiteWriter, { now, clientAddress }: Visit, account: string): Promise<Outcome<null>> {
  const block = blockOf(clientAddress)
  const within = (bucket: string, limit: number): Rate => ({ bucket: `login ${bucket}`, limit, windowSeconds, now })
  const places = await takeRates(tx, [
    within(`block ${block}`, 50),
    within(`network ${networkOf(clientAddress)}`, 200),
    within('site', mostSiteLogins),
  ])
  if (!places.ok) return places
  // What is left of these comes back little by little: whoever waits a moment gets a turn, and nobody is shut out for long.
  const here = await takeDrip(tx, { bucket: `login account ${account} from ${block}`, burst: 10, everySeconds: 90, now })
  return here.ok ? takeDrip(tx, { bucket: `login account ${account}`, burst: 30, everySeconds: 30, now }) : here
}

/** Counts a guess of one's own password within a session: nobody but its holder can make one. */
export function takeProofRates(visit: Visit, tokenId: string): Promise<Outcome<null>> {
  return countTry(visit, [{ bucket: `proof ${tokenId}`, limit: 10, windowSeconds, now: visit.now }])
}
