import { endUserSessions } from './accounts/end-user-sessions.ts'
import { changeMember } from './members/change-member.ts'
import { exportMember } from './members/export-member.ts'
import { getAdminMember } from './members/get-admin-member.ts'
import { listMembers } from './members/list-members.ts'
import { removeMember } from './members/remove-member.ts'
import type { UseCases } from './visit.ts'

/** What the calls about people, keys and those who listen do. */
export const trustUseCases = {
  changeMember,
  endUserSessions,
  exportMember,
  getAdminMember,
  listMembers,
  removeMember,
} satisfies Partial<UseCases>
