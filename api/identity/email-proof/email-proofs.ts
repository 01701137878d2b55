import type { Insertable } from 'kysely'
import { linkSeconds } from '#app/models/audience/mail-kind.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

type NewProof = {
  userId: string
  kind: 'account' | 'change'
  email: string
  shown: string
  /** What was typed with a registration: good for the browser alone that holds the mark, or for whoever knows the password. */
  typed?: { passwordHash: string; mark: string; profile: TypedProfile }
  now: Date
}

/** What somebody says of themselves when they register. */
export type TypedProfile = Pick<
  Insertable<SiteTables['users']>,
  'firstname' | 'lastname' | 'phone' | 'birthdate' | 'newsletter_wanted' | 'terms_version' | 'terms_accepted_at'
>

/** Makes what a mailbox has to give back to prove that it is somebody's; only its hash is kept. */
export async function makeEmailProof(tx: SiteWriter, proof: NewProof): Promise<string> {
  const token = makeSecret()
  await tx
    .insertInto('email_proofs')
    .values({
      id: hashToken(token),
      user_id: proof.userId,
      kind: proof.kind,
      email: proof.email,
      email_shown: proof.shown,
      password_hash: proof.typed?.passwordHash ?? null,
      mark_hash: proof.typed ? hashToken(proof.typed.mark) : null,
      profile: proof.typed ? JSON.stringify(proof.typed.profile) : '',
      created_at: proof.now.toISOString(),
      expires_at: after(proof.now, linkSeconds[proof.kind === 'account' ? 'confirm_account' : 'confirm_email']),
    })
    .execute()
  return token
}

type GivenProof = { token: string; kind: 'account' | 'change'; now: Date; userId?: string }

/** The mailbox that a proof speaks for, while it is good. */
export async function findEmailProof(read: SiteReader, { token, kind, now, userId }: GivenProof) {
  let query = read
    .selectFrom('email_proofs')
    .select(['user_id', 'email', 'password_hash'])
    .where('id', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return await query.executeTakeFirst()
}

/** Takes a proof back, once, and with it every other of its kind: of two who bring one at the same time, one gets it. */
export async function takeEmailProof(tx: SiteWriter, given: GivenProof) {
  return (await takeEmailProofs(tx, given))?.proof
}

/** The same, with all that were taken: what was typed in one registration is confirmed by the link of any. */
export async function takeEmailProofs(tx: SiteWriter, given: GivenProof) {
  const { token, kind } = given
  const id = hashToken(token)
  const found = await findEmailProof(tx, given)
  if (!found) return undefined
  // All in one statement: rivals that each took their own first would wait for one another.
  const taken = await tx
    .deleteFrom('email_proofs')
    .where('user_id', '=', found.user_id)
    .where('kind', '=', kind)
    .returningAll()
    .execute()
  const proof = taken.find((other) => other.id === id)
  return proof && { proof, taken }
}

/** Lets go of a proof that was not mailed. */
export async function dropEmailProof(tx: SiteWriter, token: string): Promise<void> {
  await tx.deleteFrom('email_proofs').where('id', '=', hashToken(token)).execute()
}
