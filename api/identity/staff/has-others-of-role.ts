import type { Role } from '#app/models/identity/role.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

/**
 * Whether somebody else of a role stays when one goes: a site that nobody can run any more would be lost.
 * Asked within the transaction that lets them go, so that two who let each other go at once do not both count on the other.
 */
export async function hasOthersOfRole(tx: SiteWriter, { id, role }: { id: string; role: Role }): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .where('deletion_planned_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}
