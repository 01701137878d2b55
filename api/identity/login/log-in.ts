import { isStaff } from '#app/models/identity/role.ts'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import type { Answer, Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { trustSiteClock } from '../../platform/clock/clock-doubts.ts'
import { sendConfirmation } from '../accounts/send-confirmation.ts'
import { takeLoginRates } from '../passwords/login-rates.ts'
import { passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { isRecoveryCode } from '../second-factor/recovery-codes.ts'
import { findDevice } from '../sessions/known-devices.ts'
import { enterAccount } from './enter-account.ts'

const wrongLogin = refused('invalid', { fields: { password: { code: 'wrong_login' } } })

/** Opens a session; a wrong address, a wrong password and an account not confirmed yet are told with the same words. */
export const logIn: UseCase<Contract['logIn']> = async ({ body }, ctx) => {
  const email = emailKey(body.email) ?? ''
  const user = await findUser(ctx, email)
  const device = await findDevice(ctx.read, body.device, user?.id)
  const allowed = await takeLoginRates(ctx, { account: email, device })
  if (!allowed.ok) return allowed
  const matches = await ctx.hashing.matches(user?.password_hash, body.password)
  if (!matches.ok) return matches
  if (!user || !matches.value) return wrongLogin
  if (user.confirmed_at === null) return remindToConfirm(ctx, user)
  const factor = await passSecondFactor(ctx, { userId: user.id, code: body.code, device })
  if (!factor.ok) return factor
  const bringsTime = factor.value && body.code !== undefined && !isRecoveryCode(body.code) && isStaff(user.role)
  return open(ctx, user, { hasPassedSecondFactor: factor.value, device: body.device, bringsTime })
}

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

function findUser({ read }: CallContext, email: string) {
  return read
    .selectFrom('users')
    .select(['id', 'role', 'email', 'email_shown', 'password_hash', 'confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Who knows the password has lost the mail: another one is on its way, unless the account was opened meanwhile. */
async function remindToConfirm(ctx: CallContext, user: User): Promise<Outcome<never>> {
  await ctx.inTransaction(async (tx) => {
    const closed = tx.selectFrom('users').select('id').where('id', '=', user.id).where('confirmed_at', 'is', null)
    const isStill = await closed.where('password_hash', '=', user.password_hash).executeTakeFirst()
    if (isStill) await sendConfirmation(tx, user, ctx)
  })
  return wrongLogin
}

async function open(
  ctx: CallContext,
  user: User,
  { bringsTime, ...entry }: { hasPassedSecondFactor: boolean; device: string | undefined; bringsTime: boolean },
): Promise<Outcome<Answer<Contract['logIn']>>> {
  const { now } = ctx
  return ctx.inTransaction(async (tx) => {
    // Between the comparison and here, the password may have been replaced and every session ended.
    const same = await tx
      .updateTable('users')
      .set({ last_seen_at: now.toISOString() })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('role', '=', user.role)
      .returning('id')
      .executeTakeFirst()
    if (!same) return wrongLogin
    // The code of an application is right for a minute only: the telephone's clock agrees with this one.
    if (bringsTime) await trustSiteClock(tx)
    return enterAccount(tx, ctx, { user, ...entry })
  })
}
