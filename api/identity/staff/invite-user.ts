import { mayInvite } from '#app/models/identity/role.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { whoHolds } from '../accounts/who-holds.ts'

const lifetime = 7 * 86_400

/** Invites somebody to this site; a later invitation to the same address replaces the earlier one. */
export const inviteUser: UseCase<Contract['inviteUser']> = async ({ body }, ctx) => {
  const { userId, role } = getMember(ctx)
  if (!mayInvite(role, body.role)) return refused('forbidden')
  const email = emailKey(body.email)
  if (email === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
  const { site, now } = ctx
  const allowed = await countTry(ctx, [{ bucket: `invite ${userId}`, limit: 100, windowSeconds: 3600, now }])
  if (!allowed.ok) return allowed
  return ctx.inTransaction(async (tx) => {
    if ((await whoHolds(tx, email))?.isConfirmed) return refused('invalid', { fields: { email: { code: 'taken' } } })
    const token = makeSecret()
    const fresh = {
      id: hashToken(token),
      email_shown: body.email.trim(),
      role: body.role,
      invited_by: userId,
      created_at: now.toISOString(),
      expires_at: after(now, lifetime),
    }
    await tx
      .insertInto('invitations')
      .values({ email, ...fresh })
      .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet(fresh))
      .execute()
    await queueMail(tx, { kind: 'invitation', to: email, params: { path: addresses.acceptInvitation(token) }, site, now })
    return done({})
  })
}
