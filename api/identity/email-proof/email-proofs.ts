import { linkSeconds } from '#app/models/audience/mail-kind.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

type NewProof = {
  userId: string
  kind: 'account' | 'change'
  email: string
  shown: string
  /** The password that comes with the proof: whoever confirms gets the one typed along with their own link. */
  passwordHash?: string | null
  now: Date
}

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
      password_hash: proof.passwordHash ?? null,
      created_at: proof.now.toISOString(),
      expires_at: after(proof.now, linkSeconds[proof.kind === 'account' ? 'confirm_account' : 'confirm_email']),
    })
    .execute()
  return token
}

type GivenProof = { token: string; kind: 'account' | 'change'; now: Date; userId?: string }

/** Takes a proof back, once, and with it every other of its kind: of two who bring one at the same time, one gets it. */
export async function takeEmailProof(tx: SiteWriter, { token, kind, now, userId }: GivenProof) {
  const id = hashToken(token)
  let query = tx
    .selectFrom('email_proofs')
    .select('user_id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  const found = await query.executeTakeFirst()
  if (!found) return undefined
  // All in one statement: rivals that each took their own first would wait for one another.
  const taken = await tx
    .deleteFrom('email_proofs')
    .where('user_id', '=', found.user_id)
    .where('kind', '=', kind)
    .returningAll()
    .execute()
  return taken.find((proof) => proof.id === id)
}
