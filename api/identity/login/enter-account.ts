import type { Role } from '#app/models/identity/role.ts'
import { done } from '#app/models/platform/outcome.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { hasDevices, keepDevice } from '../sessions/known-devices.ts'
import { makeNewLoginProof } from '../sessions/new-login-proofs.ts'
import { openSession } from '../sessions/sessions.ts'

type User = { id: string; email: string; role: Role }

/** `device` is the mark that an earlier login left there; a caller that keeps none does not give one. */
type Entry = { user: User; hasPassedSecondFactor: boolean; device: string | undefined }

/** Opens the session of somebody who has proven who they are; the one they came with ends, and its owner hears of a device that is new. */
export async function enterAccount(tx: SiteWriter, ctx: CallContext, { user, hasPassedSecondFactor, device }: Entry) {
  const { caller, now, site } = ctx
  if (caller.role !== 'VISITOR')
    await tx.deleteFrom('tokens').where('id', '=', caller.tokenId).where('kind', '=', 'session').execute()
  const token = await openSession(tx, { user, hasPassedSecondFactor, now })
  const session = { token, idSite: site.id }
  if (device === undefined) {
    if (await hasDevices(tx, user.id)) await tellOfNewLogin(tx, ctx, user)
    return done(session)
  }
  const kept = await keepDevice(tx, { userId: user.id, mark: device, now })
  if (kept.isNew) await tellOfNewLogin(tx, ctx, user)
  return done({ ...session, device: kept.mark })
}

async function tellOfNewLogin(tx: SiteWriter, { site, now }: CallContext, { id: userId, email }: User): Promise<void> {
  const token = await makeNewLoginProof(tx, { userId, now })
  await queueMail(tx, {
    kind: 'new_login',
    to: email,
    params: { path: addresses.endNewLogin(token), at: now.toISOString() },
    site,
    now,
  })
}
