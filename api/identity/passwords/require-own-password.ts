import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { type CallContext, getMember } from '../../platform/call/call-context.ts'
import { takeProofRates } from './login-rates.ts'

/** Refuses unless the caller knows the password of their own account; answers what the account is known by. */
export async function requireOwnPassword(ctx: CallContext, password: string) {
  const { userId, tokenId } = getMember(ctx)
  const user = await ctx.read
    .selectFrom('users')
    .select(['id', 'email', 'role', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const allowed = await takeProofRates(ctx, { tokenId, userId })
  if (!allowed.ok) return allowed
  const matches = await ctx.hashing.matches(user.password_hash, password)
  if (!matches.ok) return matches
  return matches.value ? done(user) : wrong
}

const wrong: Outcome<never> = refused('invalid', { fields: { password: { code: 'wrong_password' } } })
