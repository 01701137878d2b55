import { done } from '#app/models/outcome.ts'
import type { WayIn } from '#app/models/way-in.ts'
import type { SiteWriter } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Visit } from '../visit.ts'
import { makeResetToken } from './ask-password-reset.ts'
import { forgetDevices } from './known-devices.ts'
import { forgetNewLoginProofs } from './new-login-proofs.ts'
import { removeWaysIn } from './remove-ways-in.ts'
import { revokeAccess } from './sessions.ts'

type Doubt = { userId: string; since: string }

/** Ends all that was opened or added to an account since somebody else got in, voids its password, and gives what chooses another. */
export async function closeToThief(tx: SiteWriter, visit: Visit, doubt: Doubt) {
  const { userId } = doubt
  await revokeAccess(tx, userId)
  await forgetDevices(tx, userId)
  await forgetNewLoginProofs(tx, userId)
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
  const removed = await removeWaysIn(tx, doubt)
  if (removed.length > 0) await tellOfRemoved(tx, visit, { userId, removed })
  return done({ reset: await makeResetToken(tx, userId, visit.now), removed })
}

type Removed = { userId: string; removed: WayIn[] }

async function tellOfRemoved(tx: SiteWriter, { site, now }: Visit, { userId, removed }: Removed): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await queueMail(tx, { kind: 'login_ended', to: email, params: { removed: removed.join(',') }, site, now })
}
