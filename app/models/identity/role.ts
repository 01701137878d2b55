/** What a user of a site is; a visitor has no role. */
export type Role = 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'

const ranks: Record<Role, number> = { MEMBER: 1, ADMIN: 2, SUPER_ADMIN: 3 }

/** Whether a role reaches what another one is needed for. */
export function reaches(role: Role, needed: Role): boolean {
  return ranks[role] >= ranks[needed]
}

/** Whether a role works in the back office, under stricter rules for sessions and passwords. */
export function isStaff(role: Role): boolean {
  return role !== 'MEMBER'
}

/** Whether a role may bring in another: an administrator brings in members, a super-administrator anyone. */
export function mayInvite(role: Role, invited: Role): boolean {
  return role === 'SUPER_ADMIN' || (role === 'ADMIN' && invited === 'MEMBER')
}
