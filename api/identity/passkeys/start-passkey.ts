import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { requireOwnPassword } from '../passwords/require-own-password.ts'
import { makeChallenge } from './passkey-challenges.ts'
import { passkeyHandle } from './passkey-handle.ts'
import { passkeyAlgorithms, rpIdOf } from './passkey-proof.ts'

const patienceMs = 5 * 60_000

/** Prepares one more key for the caller, who has given their password: what a browser hands to the device. */
export const startPasskey: UseCase<Contract['startPasskey']> = async ({ body }, ctx) => {
  const user = await requireOwnPassword(ctx, body.password)
  if (!user.ok) return user
  const { site, now } = ctx
  const { userId } = getMember(ctx)
  const known = await ctx.read.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute()
  const challenge = await ctx.inTransaction((tx) => makeChallenge(tx, { userId, now }))
  return done({
    rp: { id: rpIdOf(site), name: site.name },
    user: { id: passkeyHandle(site.id, userId), name: user.value.email, displayName: user.value.email },
    challenge,
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: patienceMs,
    excludeCredentials: known.map((row) => ({ type: 'public-key' as const, id: row.credential_id })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  })
}
