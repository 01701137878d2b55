import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import { type CallContext, getMember, type UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { makeFirstRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { endSessions } from '../sessions/sessions.ts'
import { takeChallenge } from './passkey-challenges.ts'
import { isUsableKey, readCeremony } from './passkey-proof.ts'

const mostPasskeys = 20

/** The refusal of a key, whatever is wrong with it. */
export const wrongPasskey = refused('invalid', { fields: { passkey: { code: 'wrong_passkey' } } })

/**
 * Keeps a key that a device has made, tells the account's owner and ends the other sessions. What was asked of the device is asked
 * once: a wrong answer spends it too.
 */
export const addPasskey: UseCase<Contract['addPasskey']> = ({ body }, ctx) => {
  const { userId, tokenId } = getMember(ctx)
  const { site, now, production } = ctx
  const report = readCeremony(body, 'webauthn.create', { origin: site.origin, production })
  return ctx.inTransaction(async (tx) => {
    const isAsked = report && (await takeChallenge(tx, { challenge: report.challenge, userId, now }))
    if (!isAsked || report.credentialId !== body.credentialId || !isUsableKey(body)) return keepWritten(wrongPasskey)
    const kept = await keepPasskey(tx, body, { userId, signCount: report.signCount, now })
    if (!kept.ok) return keepWritten(kept)
    await tx.updateTable('tokens').set({ second_factor_passed: 1 }).where('id', '=', tokenId).execute()
    await endSessions(tx, userId, tokenId)
    await tellOfKey(tx, userId, ctx)
    return done({ recoveryCodes: await makeFirstRecoveryCodes(tx, userId) })
  })
}

type Body = Read<Contract['addPasskey']>['body']
type Holder = { userId: string; signCount: number; now: Date }

async function keepPasskey(tx: SiteWriter, body: Body, { userId, signCount, now }: Holder): Promise<Outcome<null>> {
  const own = await tx.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()
  if (own.length >= mostPasskeys)
    return refused('invalid', { fields: { name: { code: 'too_large', params: { max: mostPasskeys } } } })
  const kept = await tx
    .insertInto('passkeys')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      credential_id: body.credentialId,
      public_key: body.publicKey,
      algorithm: body.algorithm,
      sign_count: signCount,
      name: body.name,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept ? done(null) : wrongPasskey
}

async function tellOfKey(tx: SiteWriter, userId: string, { site, now }: CallContext): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await queueMail(tx, { kind: 'security_changed', to: email, params: { change: 'passkey_added' }, site, now })
}
