import { describe, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import {
  type Accounts,
  codeOf,
  given,
  isAlive,
  openAccounts,
  otherPassword,
  type Person,
  password,
} from '../../support/accounts.ts'

const email = 'jeanne@exemple.test'
const staffPassword = 'la pluie tombe sur les rangs'

/** Somebody of the back office, by invitation. */
async function enrolStaff(accounts: Accounts, role: 'ADMIN' | 'SUPER_ADMIN', to = 'gerante@exemple.test'): Promise<Person> {
  const inviter = accounts.as(accounts.stage.tokens['1']?.SUPER_ADMIN)
  given(await inviter.inviteUser({ body: { email: to, role } }))
  const mail = (await accounts.mails('invitation')).find((sent) => sent.to === to)
  given(await accounts.as().acceptInvitation({ body: { token: mail?.token ?? '', password: staffPassword } }))
  return accounts.logIn(to, staffPassword)
}

const idOf = async ({ api }: Person) => given(await api.getUser()).id

/** What ends a session: the act, and whether the session that did it goes on. */
const ends: Record<string, (accounts: Accounts, person: Person) => Promise<{ goesOn?: string }>> = {
  logout: async (_accounts, { api }) => {
    given(await api.logOut())
    return {}
  },
  'a reset of the password': async (accounts) => {
    given(await accounts.as().askPasswordReset({ body: { email } }))
    const [mail] = await accounts.mails('reset_password')
    given(await accounts.as().resetPassword({ body: { token: mail?.token ?? '', password: otherPassword } }))
    return {}
  },
  'a change of the password elsewhere': async (accounts) => {
    const other = await accounts.logIn(email)
    given(await other.api.changePassword({ body: { password, newPassword: otherPassword } }))
    return { goesOn: other.token }
  },
  'a change of the address elsewhere': async (accounts) => {
    const other = await accounts.logIn(email)
    given(await other.api.askEmailChange({ body: { email: 'autre@exemple.test', password } }))
    const [mail] = await accounts.mails('confirm_email')
    given(await other.api.confirmEmailChange({ body: { token: mail?.token ?? '' } }))
    return { goesOn: other.token }
  },
  'a change of the role': async (accounts, person) => {
    const owner = accounts.stage.tokens['1']?.SUPER_ADMIN ?? ''
    given(await accounts.as(owner).changeUserRole({ params: { id: await idOf(person) }, body: { role: 'ADMIN' } }))
    return { goesOn: owner }
  },
  'logging out everywhere else': async (accounts) => {
    const other = await accounts.logIn(email)
    given(await other.api.endOtherSessions())
    return { goesOn: other.token }
  },
  'ending it from the list': async (accounts, { token }) => {
    const other = await accounts.logIn(email)
    const [first] = given(await accounts.as(token).listSessions()).filter(({ isCurrent }) => isCurrent)
    given(await other.api.endSession({ params: { id: first?.id ?? '' } }))
    return { goesOn: other.token }
  },
  'a new login that brings it along': async (_accounts, { api }) => ({
    goesOn: given(await api.logIn({ body: { email, password } })).token,
  }),
  'turning the second factor on elsewhere': async (accounts) => {
    const { codeAt } = await import('#api/identity/second-factor/totp.ts')
    const other = await accounts.logIn(email)
    const { secret } = given(await other.api.startSecondFactor())
    const code = codeAt(secret, Math.floor(accounts.stage.dependencies.now().getTime() / 30_000))
    given(await other.api.confirmSecondFactor({ body: { code } }))
    return { goesOn: other.token }
  },
  'the end of the account': async (accounts, person) => {
    const id = await idOf(person)
    const at = '2026-03-01T10:00:00.000Z'
    await accounts.site.inTransaction((tx) => tx.updateTable('users').set({ deleted_at: at }).where('id', '=', id).execute())
    return {}
  },
}

describe('a session', () => {
  eachDatabase('sessions', (open) => {
    test('threat 23: is dead after each event that must end it, and the one that acts goes on', async () => {
      for (const [event, act] of Object.entries(ends)) {
        const accounts = await openAccounts(await open())
        const person = await accounts.enrol(email)
        const { goesOn } = await act(accounts, person)
        expect(await isAlive(accounts, person.token), event).toBe(false)
        expect(await codeOf(person.api.getUser()), event).toBe('unauthenticated')
        if (goesOn) expect(await isAlive(accounts, goesOn), event).toBe(true)
      }
    })

    test('of the back office ends after half an hour unused and twelve hours in all; a token for programs after a day', async () => {
      const accounts = await openAccounts(await open())
      const [{ token: idle }, busy] = [
        await enrolStaff(accounts, 'ADMIN'),
        await enrolStaff(accounts, 'SUPER_ADMIN', 'b@exemple.test'),
      ]
      const now = accounts.stage.dependencies.now()
      const program = await accounts.site.inTransaction((tx) =>
        makeToken(tx, { email: 'robot@exemple.test', role: 'ADMIN', now }),
      )
      accounts.pass(29 * 60 + 59)
      expect([await isAlive(accounts, busy.token)]).toEqual([true])
      accounts.pass(1)
      expect([await isAlive(accounts, idle), await isAlive(accounts, busy.token)]).toEqual([false, true])
      for (let quarter = 2; quarter < 46; quarter += 1) {
        accounts.pass(15 * 60)
        expect(await isAlive(accounts, busy.token), `${quarter / 4} h`).toBe(true)
      }
      accounts.pass(30 * 60)
      expect([await isAlive(accounts, busy.token), await isAlive(accounts, program)]).toEqual([false, true])
      accounts.pass(12 * 3600)
      expect(await isAlive(accounts, program)).toBe(false)
    })

    test('threat 2: is listed to its owner and ended by its owner only', async () => {
      const accounts = await openAccounts(await open())
      const one = await accounts.enrol(email)
      accounts.pass(60)
      const two = await accounts.logIn(email)
      const stranger = await accounts.enrol('luc@exemple.test')
      const list = given(await two.api.listSessions())
      expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
      expect(JSON.stringify(list)).not.toContain(two.token)
      for (const { id } of list) {
        expect(await codeOf(stranger.api.endSession({ params: { id } }))).toBe('not_found')
        expect(await codeOf(accounts.as(accounts.stage.tokens['1']?.SUPER_ADMIN).endSession({ params: { id } }))).toBe(
          'not_found',
        )
      }
      given(await stranger.api.endOtherSessions())
      expect([await isAlive(accounts, one.token), await isAlive(accounts, two.token)]).toEqual([true, true])
    })

    test('cannot be opened with a password that was replaced while it was compared', async () => {
      const accounts = await openAccounts(await open())
      const { api } = await accounts.enrol(email)
      const { hashing } = accounts.stage.dependencies
      let replaced = false
      accounts.stage.dependencies.hashing = {
        ...hashing,
        matches: async (stored, given) => {
          const answer = await hashing.matches(stored, given)
          if (replaced) return answer
          replaced = true
          await api.changePassword({ body: { password, newPassword: otherPassword } })
          return answer
        },
      }
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('invalid')
    })
  })
})
