import { isStaff } from '#app/models/identity/role.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { type CallContext, getMember } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { endSessions } from '../sessions/sessions.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'

/** What somebody has beside a password: an application of codes, keys of devices. */
type SecondFactors = { hasApp: boolean; passkeys: number }

/** Which of them somebody has in use. */
export async function readSecondFactors(read: SiteReader, userId: string): Promise<SecondFactors> {
  const app = await read
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const passkeys = await read.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()
  return { hasApp: app !== undefined, passkeys: passkeys.length }
}

type SecondFactor = 'app' | 'passkey'

type Loss = { user: { id: string; email: string }; lost: SecondFactor }

/** What goes along when a second factor goes; refused in production when it is the last one of somebody on the staff. */
export async function settleLoss(
  tx: SiteWriter,
  { user, lost }: Loss,
  ctx: CallContext,
): Promise<Outcome<Record<string, never>>> {
  const { role, tokenId } = getMember(ctx)
  const { site, now } = ctx
  const { hasApp, passkeys } = await readSecondFactors(tx, user.id)
  const left = (hasApp && lost !== 'app' ? 1 : 0) + passkeys - (lost === 'passkey' ? 1 : 0)
  if (left === 0 && ctx.production && isStaff(role)) return refused('forbidden')
  if (left === 0) await forgetRecoveryCodes(tx, user.id)
  await endSessions(tx, user.id, tokenId)
  await queueMail(tx, { kind: 'security_changed', to: user.email, params: { change: `${lost}_removed` }, site, now })
  return done({})
}
