import type { WayIn } from '#app/models/identity/way-in.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'
import { readSecondFactors } from './second-factors.ts'

/** Takes away what was added to an account since a moment and would go on opening it; what is older stays. Answers what went. */
export async function removeWaysIn(tx: SiteWriter, { userId, since }: { userId: string; since: string }): Promise<WayIn[]> {
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('id')
    .execute()
  const hadApp = await removeApp(tx, { userId, since })
  const apiKeys = await tx
    .deleteFrom('api_keys')
    .where('created_by', '=', userId)
    .where('created_at', '>=', since)
    .returning('id')
    .execute()
  // An accomplice's: whoever takes it up afterwards runs the site, and nobody's password ends that.
  const invitations = await tx
    .deleteFrom('invitations')
    .where('invited_by', '=', userId)
    .where('created_at', '>=', since)
    .returning('id')
    .execute()
  await settleRecoveryCodes(tx, { userId, hadApp })
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(hadApp ? (['app'] as const) : []),
    ...(apiKeys.length > 0 ? (['api_key'] as const) : []),
    ...(invitations.length > 0 ? (['invitation'] as const) : []),
  ]
}

/** Whether an application of codes went that was in use; one that was only begun goes without a word. */
async function removeApp(tx: SiteWriter, { userId, since }: { userId: string; since: string }): Promise<boolean> {
  const gone = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(gone?.confirmed_at)
}

/** Turning an application on gives new codes in place of the old: whoever did it has them. Without a factor they stand for nothing. */
async function settleRecoveryCodes(tx: SiteWriter, { userId, hadApp }: { userId: string; hadApp: boolean }): Promise<void> {
  const { hasApp, passkeys } = await readSecondFactors(tx, userId)
  if (hadApp || (!hasApp && passkeys === 0)) await forgetRecoveryCodes(tx, userId)
}
