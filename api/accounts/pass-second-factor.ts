import { done, type FaultCode, type Outcome, refused } from '#app/models/outcome.ts'
import type { SiteWriter } from '../db/database.ts'
import type { Visit } from '../visit.ts'
import { hashToken } from './secrets.ts'
import { takeRate } from './take-rate.ts'
import { stepOfCode } from './totp.ts'

/** Asks for a code where an account has a second factor; says whether there was one to pass. */
export async function passSecondFactor(visit: Visit, userId: string, code: string | undefined): Promise<Outcome<boolean>> {
  const factor = await visit.read
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!factor) return done(false)
  if (code === undefined) return refspendCode('second_factor')
  return visit.inTransaction((tx) => spendCode(tx, { userId, secret: factor.secret, code, now: visit.now }))
}

type Attempt = { userId: string; secret: string; code: string; now: Date }

/** Takes a code, once: a code seen over somebody's shoulder is worth nothing afterwards. */
export async function spendCode(tx: SiteWriter, attempt: Attempt): Promise<Outcome<boolean>> {
  const { userId, now } = attempt
  const allowed = await takeRate(tx, { bucket: `code ${userId}`, limit: 20, windowSeconds: 3600, now })
  if (!allowed.ok) return allowed
  return (await spendAppCode(tx, attempt)) || (await spendRecoveryCode(tx, attempt)) ? done(true) : refspendCode('wrong_code')
}

/** How a recovery code is kept: without the blanks and dashes that people leave out or put in. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

async function spendAppCode(tx: SiteWriter, { userId, secret, code, now }: Attempt): Promise<boolean> {
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

async function spendRecoveryCode(tx: SiteWriter, { userId, code }: Attempt): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

function refspendCode(code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { code: { code } } })
}
