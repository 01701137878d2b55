import type { Role } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

const lifetime = 86_400

/** Makes a token for a site's user of this role, creating the user when there is none; only its hash is kept. */
export async function makeToken(tx: SiteWriter, wanted: { email: string; role: Role; now: Date }): Promise<string> {
  const userId = await findOrCreateUser(tx, wanted)
  const token = makeSecret()
  await tx
    .insertInto('tokens')
    .values({
      id: hashToken(token),
      user_id: userId,
      created_at: wanted.now.toISOString(),
      expires_at: after(wanted.now, lifetime),
      session_id: crypto.randomUUID(),
      last_used_at: wanted.now.toISOString(),
      // Whoever makes it stands at the machine itself.
      proven_at: wanted.now.toISOString(),
    })
    .execute()
  return token
}

async function findOrCreateUser(tx: SiteWriter, { email, role, now }: { email: string; role: Role; now: Date }): Promise<string> {
  const known = await tx.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirst()
  if (known && known.role !== role) throw new Error(`${email} has the role ${known.role}`)
  if (known) return known.id
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const opened = { created_at: at, updated_at: at, confirmed_at: at }
  await tx
    .insertInto('users')
    .values({ id, email, email_shown: email, role, ...opened })
    .execute()
  return id
}
