import { randomBytes } from 'node:crypto'
import type { SiteWriter } from '../db/database.ts'
import type { Role } from '../visit.ts'
import { hashToken } from './find-caller.ts'

const lifetime = 86_400_000

/** Makes a token for a site's user of this role, creating the user when there is none; only its hash is kept. */
export async function makeToken(tx: SiteWriter, wanted: { email: string; role: Role; now: Date }): Promise<string> {
  const userId = await findOrCreateUser(tx, wanted)
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('tokens')
    .values({
      id: hashToken(token),
      user_id: userId,
      created_at: wanted.now.toISOString(),
      expires_at: new Date(wanted.now.getTime() + lifetime).toISOString(),
    })
    .execute()
  return token
}

async function findOrCreateUser(tx: SiteWriter, { email, role, now }: { email: string; role: Role; now: Date }): Promise<string> {
  const known = await tx.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirst()
  if (known && known.role !== role) throw new Error(`${email} has the role ${known.role}`)
  if (known) return known.id
  const id = crypto.randomUUID()
  await tx.insertInto('users').values({ id, email, role, created_at: now.toISOString() }).execute()
  return id
}
