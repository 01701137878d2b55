import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { sealingNameOf } from './pass-second-factor.ts'
import { makeTotpSecret, totpUri } from './totp.ts'

/** Prepares an application of codes for the caller; one that is in use already is not replaced. */
export const startSecondFactor: UseCase<Contract['startSecondFactor']> = async (_given, ctx) => {
  const { userId } = getMember(ctx)
  const { now, site, sealing } = ctx
  return ctx.inTransaction(async (tx) => {
    const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    const known = await tx.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst()
    if (known?.confirmed_at) return refused('conflict')
    const secret = makeTotpSecret()
    const fresh = { secret: sealing.seal(secret, sealingNameOf(userId)), last_step: 0, created_at: now.toISOString() }
    await tx
      .insertInto('second_factors')
      .values({ user_id: userId, ...fresh })
      .onConflict((conflict) => conflict.columns(['site_id', 'user_id']).doUpdateSet(fresh))
      .execute()
    return done({ secret, uri: totpUri(secret, { issuer: site.name, account: email }) })
  })
}
