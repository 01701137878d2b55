import { expect, test } from 'vitest'
import { isStaff, mayInvite, type Role, reaches } from './role.ts'

const roles: Role[] = ['MEMBER', 'ADMIN', 'SUPER_ADMIN']

test('[O-01] each role reaches what is its own and what is below it', () => {
  expect(roles.map((role) => roles.filter((needed) => reaches(role, needed)).length)).toEqual([1, 2, 3])
  expect(roles.map(isStaff)).toEqual([false, true, true])
})

test('[O-01] an administrator brings in members, a super-administrator anyone, a member nobody', () => {
  expect(roles.map((role) => roles.filter((invited) => mayInvite(role, invited)))).toEqual([[], ['MEMBER'], roles])
})
