import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'

const columns = { email: 'email', role: 'role', expiresAt: 'expires_at' }

/** The invitations that are out and still good. */
export const listInvitations: UseCase<Contract['listInvitations']> = async ({ query }, { read, now }) => {
  const good = read.selectFrom('invitations').selectAll().where('expires_at', '>', now.toISOString())
  const { rows, total } = await listRows(good, query, columns)
  const invitations = rows.map(({ id, email_shown, role, created_at, expires_at }) => ({
    id,
    email: email_shown,
    role,
    createdAt: created_at,
    expiresAt: expires_at,
  }))
  return done({ invitations, total })
}
