import { createApiKey } from './accounts/create-api-key.ts'
import { endUserSessions } from './accounts/end-user-sessions.ts'
import { listApiKeys } from './accounts/list-api-keys.ts'
import { removeApiKey } from './accounts/remove-api-key.ts'
import { changeMember } from './members/change-member.ts'
import { exportMember } from './members/export-member.ts'
import { getAdminMember } from './members/get-admin-member.ts'
import { listMembers } from './members/list-members.ts'
import { removeMember } from './members/remove-member.ts'
import type { UseCases } from './visit.ts'

/** What the calls about people, keys and those who listen do. */
export const trustUseCases = {
  changeMember,
  createApiKey,
  endUserSessions,
  exportMember,
  getAdminMember,
  listApiKeys,
  listMembers,
  removeApiKey,
  removeMember,
} satisfies Partial<UseCases>
