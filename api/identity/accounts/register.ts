import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { type MailWait, sayWait } from '../../platform/mail/say-wait.ts'
import { inEqualTime } from '../../platform/secrets/equal-time.ts'
import { after, makeSecret } from '../../platform/secrets/secrets.ts'
import { dropEmailProof, makeEmailProof, type TypedProfile } from '../email-proof/email-proofs.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { faultOfBirthdate } from './profile-faults.ts'
import { givesWay, whoHolds } from './who-holds.ts'

type Body = Read<Contract['register']>['body']

/** Opens an account that its mailbox has to confirm; whether there was one already, only the mail says. */
export const register: UseCase<Contract['register']> = ({ body }, ctx) =>
  inEqualTime(async (): Promise<Outcome<MailWait & { registration: string }>> => {
    const email = emailKey(body.email) ?? ''
    const fields = await findFaults(body, email, ctx)
    if (Object.keys(fields).length > 0) return refused('invalid', { fields })
    const bucket = `register ${blockOf(ctx.clientAddress)}`
    const allowed = await countTry(ctx, [{ bucket, limit: 30, windowSeconds: 3600, now: ctx.now }])
    if (!allowed.ok) return allowed
    const hashed = await ctx.hashing.hash(body.password)
    if (!hashed.ok) return hashed
    const terms = String(await ctx.inForce.numberOf(ctx, 'use-terms'))
    return ctx.inTransaction(async (tx) => {
      const wait = await sayWait(tx, 'joining', ctx.now)
      // The browser holds it until the mail comes: its password alone is taken by one click.
      const registration = makeSecret()
      await openOrRemind(tx, { body, email, terms, passwordHash: hashed.value, mark: registration }, ctx)
      return done({ ...wait, registration })
    })
  })

async function findFaults(body: Body, email: string, ctx: CallContext): Promise<Record<string, Fault>> {
  const fields: Record<string, Fault> = {}
  if (email === '') fields.email = { code: 'format' }
  const password = await checkPassword(body.password, { role: 'MEMBER', email }, ctx.site)
  if (password) fields.password = password
  const birthdate = await faultOfBirthdate(body.birthdate, ctx)
  if (birthdate) fields.birthdate = birthdate
  return fields
}

type Wish = { body: Body; email: string; passwordHash: string; mark: string; terms: string }

async function openOrRemind(tx: SiteWriter, wish: Wish, { site, now }: CallContext): Promise<void> {
  const { email, body, passwordHash, mark } = wish
  const holder = await whoHolds(tx, email)
  // A stranger's password must not wait on an account that is somebody's, or that opens the back office.
  if (holder && !givesWay(holder)) {
    await queueMail(tx, { kind: 'account_exists', to: email, params: {}, site, now })
    return
  }
  const userId = holder?.id ?? crypto.randomUUID()
  const at = now.toISOString()
  // Until its mailbox answers an account is an address, and a password that has another mail sent.
  const known = { email_shown: body.email.trim(), password_hash: passwordHash, updated_at: at }
  if (holder)
    await tx
      .updateTable('users')
      .set({ ...known, created_at: at })
      .where('id', '=', userId)
      .execute()
  else
    await tx
      .insertInto('users')
      .values({ ...known, id: userId, email, role: 'MEMBER', created_at: at })
      .execute()
  const shown = body.email.trim()
  const token = await makeEmailProof(tx, {
    userId,
    kind: 'account',
    email,
    shown,
    typed: { passwordHash, mark, profile: profileOf(wish, now) },
    now,
  })
  const params = { path: addresses.confirmAccount(token) }
  const isWritten = await queueMail(tx, { kind: 'confirm_account', to: email, params, site, now })
  // A mailbox that has had its mails holds a link already, and any of them confirms what was typed here.
  if (!isWritten && (await hasTypedEnough(tx, userId, now))) await dropEmailProof(tx, token)
}

/** Whoever comes after so many within the hour types their password once more when they open the link; more would only fill the table. */
async function hasTypedEnough(tx: SiteWriter, userId: string, now: Date): Promise<boolean> {
  const proofs = tx.selectFrom('email_proofs').where('user_id', '=', userId).where('kind', '=', 'account')
  return (await countRows(proofs.where('created_at', '>', after(now, -3600)))) > 20
}

function profileOf({ body, terms }: Wish, now: Date): TypedProfile {
  return {
    firstname: body.firstname ?? '',
    lastname: body.lastname ?? '',
    phone: body.phone ?? '',
    birthdate: body.birthdate ?? null,
    newsletter_wanted: body.newsletter ? 1 : 0,
    terms_accepted_at: now.toISOString(),
    terms_version: terms,
  }
}
