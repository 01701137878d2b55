import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { takeCodeRates } from '../passwords/login-rates.ts'
import { isRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { readSecondFactors } from './second-factors.ts'
import { tellOfWrongCode } from './tell-of-wrong-codes.ts'
import { stepOfCode } from './totp.ts'

/** `device` is what the account knows it by, where it does. */
type Entry = { userId: string; code: string | undefined; device: string | undefined }

/** Asks for a code where an account has a second factor, of its application or kept for emergencies; says whether there was one to pass. */
export async function passSecondFactor(ctx: CallContext, { userId, code, device }: Entry): Promise<Outcome<boolean>> {
  const { hasApp, passkeys } = await readSecondFactors(ctx.read, userId)
  if (!hasApp && passkeys === 0) return done(false)
  if (code === undefined) return refuseCode('second_factor')
  const app = await ctx.read.selectFrom('second_factors').select('secret').where('user_id', '=', userId).executeTakeFirst()
  const secret = hasApp && app ? ctx.sealing.open(app.secret, sealingNameOf(userId)) : undefined
  return ctx.inTransaction(async (tx) => {
    const allowed = isRecoveryCode(code) ? done(null) : await takeCodeRates(tx, ctx, { userId, device })
    if (!allowed.ok) return keepWritten(allowed)
    const spent = await spendCode(tx, { userId, secret, code, now: ctx.now })
    if (!spent.ok) await tellOfWrongCode(tx, ctx, userId)
    // A wrong code is a try, and counts.
    return keepWritten(spent)
  })
}

/** Where the secret of somebody's application belongs, for the sealing. */
export function sealingNameOf(userId: string): string {
  return `second_factor/${userId}`
}

type Attempt = { userId: string; secret: string | undefined; code: string; now: Date }

/** Takes a code, once: a code seen over somebody's shoulder is worth nothing afterwards. Guesses of six digits are counted before. */
export async function spendCode(tx: SiteWriter, attempt: Attempt): Promise<Outcome<boolean>> {
  const isTaken = isRecoveryCode(attempt.code) ? await spendRecoveryCode(tx, attempt) : await spendAppCode(tx, attempt)
  return isTaken ? done(true) : refuseCode('wrong_code')
}

async function spendAppCode(tx: SiteWriter, { userId, secret, code, now }: Attempt): Promise<boolean> {
  if (secret === undefined) return false
  const step = stepOfCode(secret, code.replaceAll(' ', ''), now)
  if (step === undefined) return false
  const used = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

function refuseCode(code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { code: { code } } })
}
