import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'

const columns = { email: 'email', role: 'role', lastname: 'lastname', updatedAt: 'updated_at' }

/** Who works at the site. */
export const listStaff: UseCase<Contract['listStaff']> = async ({ query }, { read }) => {
  const staff = read
    .selectFrom('users')
    .select(['id', 'email', 'email_shown', 'firstname', 'lastname', 'role', 'created_at', 'updated_at', 'last_seen_at'])
    .where('role', '<>', 'MEMBER')
    .where('deleted_at', 'is', null)
  const { rows, total } = await listRows(staff, query, columns)
  const users = rows.map(({ email_shown, created_at, updated_at, last_seen_at, ...user }) => ({
    ...user,
    email: email_shown || user.email,
    updatedAt: updated_at || created_at,
    lastSeenAt: last_seen_at,
  }))
  return done({ users, total })
}
