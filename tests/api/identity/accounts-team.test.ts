import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, openAccounts, otherPassword } from '../support/accounts.ts'

eachDatabase('the team of a site', (open) => {
  test('staff see who administers the site and who is invited; members are none of them', async () => {
    const accounts = await openAccounts(await open())
    const { tokens } = accounts.stage
    const [admin, owner] = [accounts.as(tokens['1']?.ADMIN), accounts.as(tokens['1']?.SUPER_ADMIN)]
    await accounts.enrol('membre@exemple.test')
    given(await owner.inviteUser({ body: { email: 'Nouvelle@exemple.test', role: 'ADMIN' } }))
    const { users, total } = given(await admin.listStaff({ query: {} }))
    expect([total, users.map(({ email, role }) => [email, role])]).toEqual([
      2,
      [
        ['admin-1@exemple.test', 'ADMIN'],
        ['super_admin-1@exemple.test', 'SUPER_ADMIN'],
      ],
    ])
    expect(given(await admin.listInvitations()).invitations).toMatchObject([{ email: 'Nouvelle@exemple.test', role: 'ADMIN' }])
    const member = await accounts.logIn('membre@exemple.test')
    for (const asked of [member.api.listStaff(), member.api.listInvitations()]) expect(await codeOf(asked)).toBe('forbidden')
  })

  test('an invitation taken back opens nothing, and is taken back by those alone who could have sent it', async () => {
    const accounts = await openAccounts(await open())
    const { tokens } = accounts.stage
    const [admin, owner] = [accounts.as(tokens['1']?.ADMIN), accounts.as(tokens['1']?.SUPER_ADMIN)]
    given(await owner.inviteUser({ body: { email: 'nouvelle@exemple.test', role: 'ADMIN' } }))
    const [invited] = given(await owner.listInvitations()).invitations
    const params = { id: invited?.id ?? '' }
    expect(await codeOf(admin.removeInvitation({ params }))).toBe('forbidden')
    expect(await codeOf(owner.removeInvitation({ params }))).toBe('ok')
    expect(await codeOf(owner.removeInvitation({ params }))).toBe('not_found')
    const token = (await accounts.mails('invitation'))[0]?.token ?? ''
    expect(await codeOf(accounts.as().acceptInvitation({ body: { token, password: otherPassword } }))).toBe('invalid')
    const { entries } = given(await owner.listAuditLog({ query: { resource: 'invitation' } }))
    expect(entries.map(({ act, undo, never }) => [act, undo, never])).toContainEqual(['REMOVE', 'NEVER', 'PEOPLE'])
    expect(JSON.stringify(entries)).not.toContain('nouvelle@')
  })
})
