import { isStaff, type Role, reaches } from '#app/models/identity/role.ts'
import { done, type Fault, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { sendResetLink } from '../resets/ask-password-reset.ts'
import { revokeAccess } from '../sessions/sessions.ts'
import { hasOthersOfRole } from './has-others-of-role.ts'

/** Gives somebody another role and ends their sessions; nobody changes their own, and one super-administrator always stays. */
export const changeUserRole: UseCase<Contract['changeUserRole']> = ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'confirmed_at'])
      .where('id', '=', params.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!user) return refused('not_found')
    if (user.id === getMember(ctx).userId) return refused('forbidden')
    if (user.role === body.role) return done({})
    const fault = await findFault(tx, user, body.role)
    if (fault) return refused('invalid', { fields: { role: fault } })
    const becomesStaff = isStaff(body.role) && !isStaff(user.role)
    await tx
      .updateTable('users')
      // A member's password may be too short for the back office: it is asked anew.
      .set({ role: body.role, updated_at: ctx.now.toISOString(), ...(becomesStaff && { password_hash: null }) })
      .where('id', '=', user.id)
      .execute()
    await revokeAccess(tx, user.id)
    if (becomesStaff) await sendResetLink(tx, { ...user, share: 'staff' }, ctx)
    return done({})
  })

type User = { id: string; role: Role; confirmed_at: string | null }

async function findFault(tx: SiteWriter, user: User, role: Role): Promise<Fault | undefined> {
  if (user.role === 'SUPER_ADMIN' && !(await hasOthersOfRole(tx, user))) return { code: 'last_owner' }
  // Whose an address is that nobody confirmed, none knows; less may be given to anybody.
  return user.confirmed_at === null && !reaches(user.role, role) ? { code: 'unconfirmed' } : undefined
}
