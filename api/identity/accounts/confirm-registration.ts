import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { subscribeNewMember } from '../../audience/newsletter/follow-account.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'
import { findEmailProof, type TypedProfile, takeEmailProofs } from '../email-proof/email-proofs.ts'
import { provenAt } from '../email-proof/email-undos.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { revokeAccess } from '../sessions/sessions.ts'

type Body = Read<Contract['confirmRegistration']>['body']

const expired = refused('invalid', { fields: { token: { code: 'expired' } } })
const asksPassword = refused('invalid', { fields: { password: { code: 'own_password' } } })

/**
 * Confirms an account: from now on it can log in. Whoever brings the link reads the mailbox, and theirs is the password: the one they
 * choose with it, or the one they typed in the browser that still holds their registration. What was typed with it is theirs as well, by
 * the same two proofs; what others typed under that address opens nothing, and says nothing of whom it belongs to.
 */
export const confirmRegistration: UseCase<Contract['confirmRegistration']> = async ({ body }, ctx) => {
  const { site, now } = ctx
  const chosen = await hashChosen(body, ctx)
  if (!chosen.ok) return chosen
  const terms = String(await ctx.inForce.numberOf(ctx, 'use-terms'))
  return ctx.inTransaction(async (tx) => {
    const given = await takeEmailProofs(tx, { token: body.token, kind: 'account', now })
    if (!given) return expired
    const at = now.toISOString()
    const mark = body.registration && hashToken(body.registration)
    const held = mark && given.taken.find(({ mark_hash }) => mark_hash === mark)
    const typed = held || (chosen.value?.isAsTyped ? given.proof : undefined)
    const password_hash = chosen.value?.hash ?? typed?.password_hash
    if (!password_hash) return asksPassword
    const { user_id: userId, email, email_shown } = given.proof
    const mailbox_proven_at = await provenAt(tx, { email, userId, now })
    const profile = typed?.profile ? (JSON.parse(typed.profile) as TypedProfile) : saysNothing(terms, at)
    // An account that was opened meanwhile, by an invitation or another password, has one already.
    const confirmed = await tx
      .updateTable('users')
      .set({ ...profile, confirmed_at: at, mailbox_proven_at, updated_at: at, password_hash, email_shown })
      .where('id', '=', userId)
      .where('confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!confirmed) return expired
    await revokeAccess(tx, userId)
    await subscribeNewMember(tx, userId, { site, now })
    return done({})
  })
}

/** The page that asks for a password says which terms it is chosen under. */
function saysNothing(terms: string, at: string): TypedProfile {
  return {
    firstname: '',
    lastname: '',
    phone: '',
    birthdate: null,
    newsletter_wanted: 0,
    terms_accepted_at: at,
    terms_version: terms,
  }
}

type Chosen = { hash: string; isAsTyped: boolean }

/** The password that is chosen with the link, and whether it is the one that was typed with it. */
async function hashChosen({ token, password }: Body, ctx: CallContext): Promise<Outcome<Chosen | undefined>> {
  if (password === undefined) return done(undefined)
  const proof = await findEmailProof(ctx.read, { token, kind: 'account', now: ctx.now })
  if (!proof) return expired
  const fault = await checkPassword(password, { role: 'MEMBER', email: proof.email }, ctx.site)
  if (fault) return refused('invalid', { fields: { password: fault } })
  const matches = await ctx.hashing.matches(proof.password_hash, password)
  if (!matches.ok) return matches
  const hash = await ctx.hashing.hash(password)
  return hash.ok ? done({ hash: hash.value, isAsTyped: matches.value }) : hash
}
