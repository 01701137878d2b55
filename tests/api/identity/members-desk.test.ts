import { describe, expect, test } from 'vitest'
import { watchShop } from '#api/house/alarms/watch-shop.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { type Accounts, codeOf, given, isAlive, openAccounts, type Person } from '../support/accounts.ts'
import { plantOwned } from '../support/rows/plant-rows.ts'

const idOf = async ({ api }: Person) => given(await api.getUser()).id

function staffOf({ as, stage }: Accounts) {
  return { admin: as(stage.tokens['1']?.ADMIN), owner: as(stage.tokens['1']?.SUPER_ADMIN) }
}

describe('members, for those of the house', () => {
  eachDatabase('members', (open) => {
    test('a member is found by part of a name or an address; nobody of the staff is one', async () => {
      const accounts = await openAccounts(await open())
      const { admin } = staffOf(accounts)
      const jeanne = await accounts.enrol('jeanne.roux@exemple.test')
      await accounts.enrol('paul@exemple.test')
      given(await jeanne.api.changeUser({ body: { firstname: 'Jeanne', lastname: 'D_Arc' } }))
      const found = async (text: string) =>
        given(await admin.listMembers({ query: { search: `lk:${text}` } })).members.map(({ email }) => email)
      expect(await found('ROUX@')).toEqual(['jeanne.roux@exemple.test'])
      expect(await found('d_a')).toEqual(['jeanne.roux@exemple.test'])
      expect(await found('jeann')).toEqual(['jeanne.roux@exemple.test'])
      expect(await found('admin')).toEqual([])
      expect(await found('%')).toEqual([])
    })

    test('a member’s file tells what serves them, and is corrected without what is not the house’s to change', async () => {
      const accounts = await openAccounts(await open())
      const { admin, owner } = staffOf(accounts)
      const jeanne = await accounts.enrol('jeanne@exemple.test')
      const params = { id: await idOf(jeanne) }
      await accounts.site.inTransaction((tx) => plantOwned(tx, params.id, 'Marque'))
      const changed = given(await admin.changeMember({ params, body: { firstname: 'Jeanne', phone: '03 84 00 00 00' } }))
      expect(changed).toMatchObject({ firstname: 'Jeanne', lastname: '', phone: '03 84 00 00 00', email: 'jeanne@exemple.test' })
      expect(changed.addresses).toMatchObject([{ city: 'Marque' }])
      expect(given(await jeanne.api.getUser()).firstname).toBe('Jeanne')
      const { entries } = given(await owner.listAuditLog({ query: { resource: 'member' } }))
      expect(entries).toMatchObject([{ act: 'CHANGE', idThing: params.id, undo: 'NEVER', never: 'PEOPLE' }])
      expect(JSON.stringify(entries)).not.toMatch(/Jeanne|03 84/)
      const [staff] = given(await admin.listStaff({ query: {} })).users
      for (const call of [admin.getAdminMember, admin.removeMember, admin.exportMember]) {
        expect(await codeOf(call({ params: { id: staff?.id ?? '' } }))).toBe('not_found')
      }
    })

    test('[P-11] what the site holds on a member goes out for them as they would take it along, and the journal keeps who took it', async () => {
      const accounts = await openAccounts(await open())
      const { admin, owner } = staffOf(accounts)
      const jeanne = await accounts.enrol('jeanne@exemple.test')
      const params = { id: await idOf(jeanne) }
      const handed = given(await admin.exportMember({ params }))
      expect(handed).toEqual(given(await jeanne.api.exportOwnData()))
      const { entries } = given(await owner.listAuditLog({ query: { act: 'EXPORT' } }))
      expect(entries).toMatchObject([{ resource: 'member', idThing: params.id, role: 'ADMIN' }])
    })

    test('a member who is to go is told, is logged out, and has days to object', async () => {
      const accounts = await openAccounts(await open())
      const { admin } = staffOf(accounts)
      const jeanne = await accounts.enrol('jeanne@exemple.test')
      const params = { id: await idOf(jeanne) }
      given(await admin.removeMember({ params }))
      expect(await isAlive(accounts, jeanne.token)).toBe(false)
      expect((await accounts.mails('deletion_planned')).map(({ to }) => to)).toEqual(['jeanne@exemple.test'])
      expect(given(await admin.getAdminMember({ params })).deletionPlannedOn).toBe('2026-03-08')
    })

    test('threat 23: staff log a member out everywhere; another of the staff only a super-administrator does', async () => {
      const accounts = await openAccounts(await open())
      const { admin, owner } = staffOf(accounts)
      const [one, other] = [await accounts.enrol('jeanne@exemple.test'), await accounts.enrol('paul@exemple.test')]
      given(await admin.endUserSessions({ params: { id: await idOf(one) } }))
      expect([await isAlive(accounts, one.token), await isAlive(accounts, other.token)]).toEqual([false, true])
      const { users } = given(await owner.listStaff({ query: {} }))
      const idOfRole = (wanted: string) => users.find(({ role }) => role === wanted)?.id ?? ''
      expect(await codeOf(admin.endUserSessions({ params: { id: idOfRole('SUPER_ADMIN') } }))).toBe('forbidden')
      // One's own: the session that asks goes on.
      given(await admin.endUserSessions({ params: { id: idOfRole('ADMIN') } }))
      expect(await codeOf(admin.listStaff({ query: {} }))).toBe('ok')
      given(await owner.endUserSessions({ params: { id: idOfRole('ADMIN') } }))
      expect(await codeOf(admin.listStaff({ query: {} }))).toBe('unauthenticated')
      const { entries } = given(await owner.listAuditLog({ query: { resource: 'user' } }))
      expect(entries.every(({ act }) => act === 'DO')).toBe(true)
    })

    test('[P-11] a request of rights is an alarm from the day after its month has passed', async () => {
      const accounts = await openAccounts(await open())
      const { admin } = staffOf(accounts)
      const body = { kind: 'ACCESS', firstname: 'A', lastname: 'B', email: 'a@exemple.test' } as const
      const { dueOn } = given(await accounts.as().askRights({ body }))
      const watch = async () => {
        const { read, inTransaction } = accounts.site
        const dependencies = { read, inTransaction, now: accounts.stage.dependencies.now(), notice: () => {} }
        await watchShop(dependencies as never)
        return given(await admin.listAlarms()).alarms.map(({ kind, count }) => [kind, count])
      }
      const days = Math.round((Date.parse(dueOn) - accounts.stage.dependencies.now().getTime()) / 86_400_000)
      await accounts.site.inTransaction((tx) => tx.updateTable('tokens').set({ expires_at: '2027-01-01' }).execute())
      accounts.pass((days - 1) * 86_400)
      expect((await watch()).filter(([kind]) => kind === 'RIGHTS')).toEqual([])
      accounts.pass(2 * 86_400)
      expect((await watch()).filter(([kind]) => kind === 'RIGHTS')).toEqual([['RIGHTS', 1]])
      const [request] = given(await admin.listRightsRequests({ query: {} })).requests
      given(await admin.answerRightsRequest({ params: { id: request?.id ?? '' }, body: { state: 'GRANTED', answer: 'Voici.' } }))
      expect((await watch()).filter(([kind]) => kind === 'RIGHTS')).toEqual([])
    })
  })
})
