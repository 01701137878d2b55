import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { enterAccount } from '../login/enter-account.ts'
import { wrongPasskey } from './add-passkey.ts'
import { takeChallenge } from './passkey-challenges.ts'
import { passkeyHandle } from './passkey-handle.ts'
import { isSigned, readCeremony } from './passkey-proof.ts'

/**
 * Opens a session by a key: the device has asked who holds it, so that it stands for password and second factor. What was asked of
 * it is asked once: a wrong answer spends it too.
 */
export const logInWithPasskey: UseCase<Contract['logInWithPasskey']> = async ({ body }, ctx) => {
  const { site, now, production, clientAddress } = ctx
  const rate = { bucket: `passkey login ${blockOf(clientAddress)}`, limit: 50, windowSeconds: 15 * 60, now }
  const allowed = await countTry(ctx, [rate])
  if (!allowed.ok) return allowed
  return ctx.inTransaction(async (tx) => {
    const report = readCeremony(body, 'webauthn.get', { origin: site.origin, production })
    const isAsked = report && (await takeChallenge(tx, { challenge: report.challenge, userId: null, now }))
    const holder = isAsked && (await findHolder(tx, body, ctx))
    if (!holder || !isSigned({ publicKey: holder.public_key, algorithm: holder.algorithm }, body, body.signature))
      return keepWritten(wrongPasskey)
    // A key that counts must have gone on: one that fell behind has a twin.
    const counts = report.signCount > 0 || holder.sign_count > 0
    if (counts && report.signCount <= holder.sign_count) return keepWritten(wrongPasskey)
    const used = { sign_count: report.signCount, last_used_at: now.toISOString() }
    await tx.updateTable('passkeys').set(used).where('credential_id', '=', body.credentialId).execute()
    await tx.updateTable('users').set({ last_seen_at: now.toISOString() }).where('id', '=', holder.id).execute()
    return enterAccount(tx, ctx, { user: holder, hasPassedSecondFactor: true, device: body.device })
  })
}

type Body = Read<Contract['logInWithPasskey']>['body']

async function findHolder(tx: SiteWriter, { credentialId, userHandle }: Body, { site }: CallContext) {
  const holder = await tx
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['users.id', 'users.email', 'users.role', 'passkeys.public_key', 'passkeys.algorithm', 'passkeys.sign_count'])
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.deleted_at', 'is', null)
    .where('users.confirmed_at', 'is not', null)
    .executeTakeFirst()
  return holder && userHandle === passkeyHandle(site.id, holder.id) ? holder : undefined
}
