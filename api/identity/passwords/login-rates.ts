import type { Outcome } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf, networkOf } from '../../platform/limits/address-block.ts'
import { countTaken, countTry, forgetRate, type Rate, takeDrip, takeRate, takeRates } from '../../platform/limits/take-rate.ts'

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
export function takeLoginRates(ctx: CallContext, { account, device }: Guesser): Promise<Outcome<null>> {
  const { now } = ctx
  if (device)
    return countTry(ctx, [
      { bucket: `login device ${device}`, limit: 10, windowSeconds, now },
      // Each login leaves one more such device: who has many of their own would guess, and hash, without end.
      { bucket: `login devices of ${account}`, limit: 60, windowSeconds, now },
    ])
  // Where an account or a place is refused, it is counted for the others all the same.
  return ctx.inTransaction(async (tx) => keepWritten(await takeStrangersRates(tx, ctx, account)))
}

async function takeStrangersRates(tx: SiteWriter, { now, clientAddress }: CallContext, account: string): Promise<Outcome<null>> {
  const block = blockOf(clientAddress)
  const within = (bucket: string, limit: number): Rate => ({ bucket: `login ${bucket}`, limit, windowSeconds, now })
  const places = await takeRates(tx, [
    within(`block ${block}`, 50),
    within(`network ${networkOf(clientAddress)}`, 200),
    within('site', mostSiteLogins),
  ])
  if (!places.ok) return places
  // What is left of these comes back little by little. From devices that it does not know an account can still be kept busy by
  // strangers without end, which is why known devices, passkeys and the mailbox do not count here.
  const here = await takeDrip(tx, { bucket: `login account ${account} from ${block}`, burst: 10, everySeconds: 90, now })
  return here.ok ? takeDrip(tx, { bucket: `login account ${account}`, burst: 30, everySeconds: 30, now }) : here
}

/** Counts a guess of one's own password within a session, which nobody but its holder can make, and of the account, in which sessions are opened without end. */
export function takeProofRates(
  ctx: CallContext,
  { tokenId, userId }: { tokenId: string; userId: string },
): Promise<Outcome<null>> {
  const { now } = ctx
  return countTry(ctx, [
    { bucket: `proof ${tokenId}`, limit: 10, windowSeconds, now },
    { bucket: `proofs of account ${userId}`, limit: 60, windowSeconds: 3600, now },
  ])
}

/** Whose codes are counted: those of whoever knows the password, on a device that the account knows or on none. */
type CodeGuesser = { userId: string; device: string | undefined }

/** One code comes back so often; fourteen at once and six in an hour are twenty. */
const everySeconds = 10 * 60

/**
 * Counts a guess of a code of six digits before it is looked at, as passwords are counted: who knows the password keeps its owner
 * out of no device that the account knows. How many guesses that leaves stands in docs/decisions/007.
 */
export async function takeCodeRates(tx: SiteWriter, ctx: CallContext, { userId, device }: CodeGuesser): Promise<Outcome<null>> {
  const { now, clientAddress } = ctx
  if (device) return takeDrip(tx, { bucket: `code device ${device}`, burst: 10, everySeconds, now })
  const here = await takeDrip(tx, { bucket: codesFrom(userId, clientAddress), burst: 8, everySeconds, now })
  return here.ok ? takeDrip(tx, { bucket: codesOf(userId), burst: 14, everySeconds, now }) : here
}

/** For whoever has proven their mailbox and chosen another password: what was guessed with the old one is over. */
export async function forgetWrongCodes(tx: SiteWriter, { clientAddress }: CallContext, userId: string): Promise<void> {
  for (const bucket of [codesOf(userId), codesFrom(userId, clientAddress)]) await forgetRate(tx, bucket)
}

const codesOf = (userId: string) => `code account ${userId}`

const codesFrom = (userId: string, address: CallContext['clientAddress']) => `${codesOf(userId)} from ${blockOf(address)}`

/** Counts a first code of one's own application: its holder was shown the secret, and guesses nothing. */
export function takeFirstCodeRate(tx: SiteWriter, tokenId: string, now: Date): Promise<Outcome<null>> {
  return takeRate(tx, { bucket: `first code ${tokenId}`, limit: 10, windowSeconds, now })
}
