import type { Role } from '#app/models/identity/role.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { revokeAccess } from '../sessions/sessions.ts'
import { nobody } from './nobody.ts'

/** The account that an address leads to, and how firmly it does. */
export type Holder = { id: string; role: Role; isConfirmed: boolean; isProven: boolean }

/** Who has an address: the one question of all who take one. */
export async function whoHolds(read: SiteReader, email: string): Promise<Holder | undefined> {
  const row = await read
    .selectFrom('users')
    .select(['id', 'role', 'confirmed_at', 'mailbox_proven_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!row) return undefined
  return { id: row.id, role: row.role, isConfirmed: row.confirmed_at !== null, isProven: row.mailbox_proven_at !== null }
}

/**
 * A registration that nobody confirmed holds nothing: it gives way to whoever proves the mailbox. An account of the back office that
 * nobody opened yet stands behind its own invitation.
 */
export function givesWay({ role, isConfirmed }: Holder): boolean {
  return role === 'MEMBER' && !isConfirmed
}

/** Ends such a registration for whoever has proven its mailbox. It was never entered: its links are all that is its own. */
export async function endRegistration(tx: SiteWriter, userId: string, now: Date): Promise<void> {
  await revokeAccess(tx, userId)
  await tx.updateTable('users').set(nobody(userId, now)).where('id', '=', userId).execute()
}

/** The same of all that stand in the way of these addresses. */
export async function endRegistrations(tx: SiteWriter, emails: readonly string[], now: Date): Promise<void> {
  const unproven = tx.selectFrom('users').select('id').where('email', 'in', emails).where('role', '=', 'MEMBER')
  for (const { id } of await unproven.where('confirmed_at', 'is', null).execute()) await endRegistration(tx, id, now)
}
