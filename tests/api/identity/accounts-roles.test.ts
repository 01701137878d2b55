import { describe, expect, test } from 'vitest'
import { type Call, rows } from '#api/contract/index.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import type { Database } from '#api/platform/database/database.ts'
import { reaches } from '#app/models/identity/role.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { partFor } from '../../support/part-for.ts'
import { codeOf, given, isAlive, openAccounts, otherPassword, password, saidOf } from '../support/accounts.ts'
import { sampleRequest, writeRequest } from '../support/requests.ts'
import { fillAccounts } from '../support/rows/fill-accounts.ts'
import { inputSchema } from '../support/sample.ts'
import { ask, asRole, canary, renewTokens, roles, type Stage, setStage } from '../support/stage.ts'

const needed = { member: 'MEMBER', admin: 'ADMIN', super_admin: 'SUPER_ADMIN' } as const
const actors = ['VISITOR', ...roles] as const

/** The ids of all rows that belong to somebody, by the role of their owner. */
async function idsOf({ db }: Stage, siteId: string, role: string): Promise<string[]> {
  const users = await db.read
    .selectFrom('users')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('role', '=', role as 'ADMIN')
    .execute()
  const owners = new Set(users.map(({ id }) => id))
  const tables = (await db.read.introspection.getTables()).filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
  const ids: string[] = []
  for (const { name } of tables) {
    const found = await db.read
      .selectFrom(name as 'tokens')
      .selectAll()
      .where('site_id', '=', siteId)
      .execute()
    for (const row of found.filter(({ user_id }) => owners.has(user_id))) ids.push(...[row.id, row.session_id].filter(Boolean))
  }
  return ids
}

/** The same database, whose writers wait for each other at its door: all of them were let in before the first one writes. */
function meetBeforeWriting(db: Database, count: number): Database {
  let missing = count
  let open = () => {}
  const met = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    ...db,
    inTransaction: async (work) => {
      missing -= 1
      if (missing === 0) open()
      await met
      return db.inTransaction(work)
    },
  }
}

const withIds = (row: Call) => Object.keys(inputSchema(row.params).properties ?? {}).length > 0

describe('[O-01] who may do what', () => {
  eachDatabase('roles', (open) => {
    test('each call opens to its roles and to nobody else, and to no role of another site', async () => {
      const stage = await setStage(await open(), { isOperators: true })
      let isRenewed = false
      for (const [name, row] of partFor(stage.db, rows)) {
        for (const actor of actors) {
          // What only reads ends nobody's session.
          if (!isRenewed) await renewTokens(stage)
          isRenewed = row.method === 'GET'
          const { status, json } = await ask(stage, ...writeRequest(row, sampleRequest(row), asRole(stage, actor)))
          const may = row.access === 'public' || (actor !== 'VISITOR' && reaches(actor, needed[row.access]))
          const expected = may ? 'open' : actor === 'VISITOR' ? 'unauthenticated' : 'forbidden'
          const found = status === 401 || status === 403 ? json.data?.code : 'open'
          expect(found, `${name} ${actor}`).toBe(expected)
        }
        for (const role of roles) {
          const foreign = { ...asRole(stage, role, '2'), idSite: '1' }
          const { status } = await ask(stage, ...writeRequest(row, sampleRequest(row), foreign))
          expect(status, `${name} ${role} of another site`).toBe(401)
        }
      }
    })

    test('threat 2: a member’s rows are theirs: others, staff and other sites find nothing there', async () => {
      const stage = await setStage(await open())
      for (const siteId of ['1', '2']) await fillAccounts(stage.db, siteId)
      const own = rows.filter(([, row]) => row.access === 'member' && withIds(row))
      expect(own.length).toBeGreaterThan(0)
      let asked = 0
      for (const [name, row] of own) {
        for (const actor of roles) {
          for (const [siteId, owner] of [
            ...roles.map((role) => ['1', role] as const),
            ...roles.map((role) => ['2', role] as const),
          ]) {
            if (siteId === '1' && owner === actor) continue
            for (const id of await idsOf(stage, siteId, owner)) {
              const params = Object.fromEntries(Object.keys(inputSchema(row.params).properties ?? {}).map((key) => [key, id]))
              const request = writeRequest(row, { ...sampleRequest(row), params }, asRole(stage, actor))
              const { status, text } = await ask(stage, ...request)
              expect([status, text.includes(canary)], `${name}: ${actor} asks for what is ${owner}’s of site ${siteId}`).toEqual([
                404,
                false,
              ])
              asked += 1
            }
          }
        }
      }
      expect(asked).toBeGreaterThan(20)
    })

    test('an administrator invites members only, a super-administrator anyone; the invited choose a password that fits', async () => {
      const accounts = await openAccounts(await open())
      const { tokens } = accounts.stage
      const [admin, owner] = [accounts.as(tokens['1']?.ADMIN), accounts.as(tokens['1']?.SUPER_ADMIN)]
      const to = 'nouvelle@exemple.test'
      for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
        expect(await codeOf(admin.inviteUser({ body: { email: to, role } }))).toBe('forbidden')
      }
      expect(await codeOf(admin.inviteUser({ body: { email: to, role: 'MEMBER' } }))).toBe('ok')
      accounts.pass(1)
      expect(await codeOf(owner.inviteUser({ body: { email: to, role: 'ADMIN' } }))).toBe('ok')
      const [first, second] = await accounts.mails('invitation')
      const accept = (token = '', chosen = password) => accounts.as().acceptInvitation({ body: { token, password: chosen } })
      expect(await saidOf(accept(first?.token, otherPassword), 'token'), 'replaced by the second').toContain('plus valable')
      expect(await saidOf(accept(second?.token, 'vignes brunes'), 'password')).toBe('Indiquez au moins 15 caractères.')
      const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(accept(second?.token, otherPassword))))
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      const { api } = await accounts.logIn(to, otherPassword)
      expect(given(await api.getLogged()).user).toMatchObject({ email: to, role: 'ADMIN' })
      expect(await saidOf(owner.inviteUser({ body: { email: to, role: 'MEMBER' } }), 'email')).toContain('déjà utilisée')
    })

    test('two super-administrators who take each other’s role away at once leave the site one', async () => {
      const accounts = await openAccounts(await open())
      const first = accounts.stage.tokens['1']?.SUPER_ADMIN ?? ''
      const who = { email: 'associee@exemple.test', role: 'SUPER_ADMIN' as const, now: accounts.stage.dependencies.now() }
      const second = await accounts.site.inTransaction((tx) => makeToken(tx, who))
      const idOf = async (token: string) => given(await accounts.as(token).getUser()).id
      const [one, other] = [await idOf(first), await idOf(second)]
      const demote = (by: string, id: string) => accounts.as(by).changeUserRole({ params: { id }, body: { role: 'ADMIN' } })
      accounts.stage.dependencies.db = meetBeforeWriting(accounts.stage.db, 2)
      const answers = await Promise.all([demote(first, other), demote(second, one)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const left = accounts.site.read.selectFrom('users').select('id').where('role', '=', 'SUPER_ADMIN')
      expect(await left.execute()).toHaveLength(1)
      const said = answers.flatMap((answer) => (answer.ok ? [] : (answer.error.fields?.role ?? [answer.error.code])))
      // A role that is taken away ends the sessions of whoever had it: what they had begun is done no more.
      expect(said).toEqual(['unauthenticated'])
    })

    test('a super-administrator who is about to leave does not count as the one who stays', async () => {
      const accounts = await openAccounts(await open())
      const owner = accounts.as(accounts.stage.tokens['1']?.SUPER_ADMIN)
      const { id } = given(await owner.getUser())
      const who = { email: 'associee@exemple.test', role: 'SUPER_ADMIN' as const, now: accounts.stage.dependencies.now() }
      const leaving = accounts.as(await accounts.site.inTransaction((tx) => makeToken(tx, who)))
      const email = 'associee@exemple.test'
      await accounts.site.inTransaction((tx) =>
        tx.updateTable('users').set({ deletion_planned_at: '2026-03-08T10:00:00.000Z' }).where('email', '=', email).execute(),
      )
      const demoted = leaving.changeUserRole({ params: { id }, body: { role: 'ADMIN' } })
      expect(await saidOf(demoted, 'role')).toContain('nommez-en un autre')
    })

    test('nobody changes their own role; who joins the back office chooses a longer password', async () => {
      const accounts = await openAccounts(await open())
      const owner = accounts.as(accounts.stage.tokens['1']?.SUPER_ADMIN)
      const self = given(await owner.getUser()).id
      expect(await codeOf(owner.changeUserRole({ params: { id: self }, body: { role: 'MEMBER' } }))).toBe('forbidden')
      const person = await accounts.enrol('jeanne@exemple.test')
      const { id } = given(await person.api.getUser())
      given(await owner.changeUserRole({ params: { id }, body: { role: 'ADMIN' } }))
      expect(await isAlive(accounts, person.token)).toBe(false)
      expect(await codeOf(accounts.as().logIn({ body: { email: person.email, password } }))).toBe('invalid')
      const token = (await accounts.mails('reset_password'))[0]?.token ?? ''
      const reset = (chosen: string) => accounts.as().resetPassword({ body: { token, password: chosen } })
      expect(await saidOf(reset('vignes brunes'), 'password')).toBe('Indiquez au moins 15 caractères.')
      given(await reset(otherPassword))
      expect(given(await (await accounts.logIn(person.email, otherPassword)).api.getLogged()).user?.role).toBe('ADMIN')
    })
  })
})
