import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { makeChallenge } from './passkey-challenges.ts'
import { rpIdOf } from './passkey-proof.ts'

const windowSeconds = 15 * 60

/** Prepares a login by a key: what a browser hands to the device, the same for everyone. */
export const startPasskeyLogin: UseCase<Contract['startPasskeyLogin']> = (_given, { inTransaction, site, now, clientAddress }) =>
  inTransaction(async (tx) => {
    const bucket = `passkey challenge ${blockOf(clientAddress)}`
    const allowed = await takeRate(tx, { bucket, limit: 60, windowSeconds, now })
    if (!allowed.ok) return keepWritten(allowed)
    const challenge = await makeChallenge(tx, { userId: null, now })
    return done({ challenge, rpId: rpIdOf(site), timeout: 5 * 60_000, userVerification: 'required' as const })
  })
