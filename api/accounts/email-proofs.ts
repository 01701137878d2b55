import type { SiteWriter } from '../db/database.ts'
import { after, hashToken, makeSecret } from './secrets.ts'

const lifetime = 86_400

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
      expires_at: after(proof.now, lifetime),
    })
    .execute()
  return token
}

type GivenProof = { token: string; kind: 'account' | 'change'; now: Date; userId?: string }

/** Takes a proof back, once: of two who bring the same one, one gets it. */
export async function takeEmailProof(tx: SiteWriter, { token, kind, now, userId }: GivenProof) {
  let query = tx
    .deleteFrom('email_proofs')
    .where('id', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return query.returningAll().executeTakeFirst()
}
