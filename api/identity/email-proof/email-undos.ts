import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

/** As long as the link that ends a login: whoever was robbed on a Friday reads of it on Monday. */
const lifetime = 7 * 86_400

type OldAddress = { userId: string; email: string; shown: string; since: string; now: Date }

/** Makes the secret by which the old mailbox takes the change of an address back; only its hash is kept. */
export async function makeEmailUndo(tx: SiteWriter, { userId, email, shown, since, now }: OldAddress): Promise<string> {
  const token = makeSecret()
  const times = { since, created_at: now.toISOString(), expires_at: after(now, lifetime) }
  await tx
    .insertInto('email_undos')
    .values({ id: hashToken(token), user_id: userId, email, email_shown: shown, ...times })
    .execute()
  return token
}

/**
 * Takes the secret back, once, and those of all later changes with it: a thief who goes on changing holds them. What is older stays,
 * for its mailbox was the account's before.
 */
export async function takeEmailUndo(tx: SiteWriter, { token, now }: { token: string; now: Date }) {
  const undo = await tx
    .deleteFrom('email_undos')
    .where('id', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()
  if (undo)
    await tx.deleteFrom('email_undos').where('user_id', '=', undo.user_id).where('created_at', '>=', undo.created_at).execute()
  return undo
}

/** The mailboxes that may still take a change of an account's address back. */
export async function listUndoMailboxes(read: SiteReader, userId: string, now: Date): Promise<string[]> {
  const undos = read.selectFrom('email_undos').select('email').distinct().where('user_id', '=', userId)
  const found = await undos.where('expires_at', '>', now.toISOString()).orderBy('email').execute()
  return found.map(({ email }) => email)
}

/**
 * When a mailbox counts as proven that has just answered: now, unless another account may still take this address back. What was begun
 * meanwhile (an import, a role, an invitation, a registration) is no proof against that: whoever began it may be the thief, and
 * whoever reads the mailbox presses what it is sent.
 */
export async function provenAt(read: SiteReader, { email, userId, now }: { email: string; userId: string; now: Date }) {
  const undos = read.selectFrom('email_undos').select('id').where('email', '=', email).where('user_id', '<>', userId)
  const reserved = await undos.where('expires_at', '>', now.toISOString()).limit(1).executeTakeFirst()
  return reserved ? null : now.toISOString()
}
