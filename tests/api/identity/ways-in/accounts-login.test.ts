import { describe, expect, test } from 'vitest'
import { openHashPool } from '#api/platform/secrets/hash-pool.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given, isAlive, openAccounts, password, saidOf } from '../../support/accounts.ts'
import { transports } from '../../support/stage.ts'

const email = 'jeanne@exemple.test'

for (const [name, transport] of Object.entries(transports)) {
  describe(`an account ${name}`, () => {
    eachDatabase(name, (open) => {
      test('[A-09] [A-03] [T-01] is registered, confirmed by its mail, logged into and out of', async () => {
        const accounts = await openAccounts(await open(), transport)
        const visitor = accounts.as()
        const told = await visitor.register({ body: { email, password, terms: true, firstname: 'Jeanne', newsletter: true } })
        const { registration } = given(told)
        const logIn = () => visitor.logIn({ body: { email, password } })
        expect(await saidOf(logIn(), 'password')).toBe('L’adresse ou le mot de passe ne correspond pas.')

        const [mail] = await accounts.mails('confirm_account')
        expect(mail).toMatchObject({ to: email, path: expect.stringMatching(/^\/inscription\/confirmer\/[\w-]{43}$/) })
        given(await visitor.confirmRegistration({ body: { token: mail?.token ?? '', registration } }))
        expect(await saidOf(visitor.confirmRegistration({ body: { token: mail?.token ?? '' } }), 'token')).toContain(
          'plus valable',
        )

        const session = given(await logIn())
        expect(session).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), idSite: '1' })
        const member = accounts.as(session.token)
        expect(given(await member.getLogged())).toEqual({
          isLogged: true,
          user: { id: expect.any(String), email, role: 'MEMBER' },
        })

        given(await member.logOut())
        expect(await codeOf(member.getLogged())).toBe('unauthenticated')
        expect(given(await visitor.getLogged())).toEqual({ isLogged: false, user: null })
      })
    })
  })
}

describe('a login', () => {
  eachDatabase('login', (open) => {
    test('[E-14] [A-10] gives the user id, email, phone, firstname, lastname, birthdate; the session user id, email, role', async () => {
      const { api } = await (await openAccounts(await open())).enrol(email)
      expect(Object.keys(given(await api.getUser())).sort()).toEqual(
        ['birthdate', 'email', 'firstname', 'id', 'lastname', 'phone', 'role'].sort(),
      )
      expect(Object.keys(given(await api.getLogged()).user ?? {}).sort()).toEqual(['email', 'id', 'role'])
    })

    test('knows an address in every spelling, and shows it as it was typed', async () => {
      const accounts = await openAccounts(await open())
      given(await accounts.as().register({ body: { email: ' Jeanne@Exemple.TEST', password, terms: true } }))
      const [mail] = await accounts.mails('confirm_account')
      given(await accounts.as().confirmRegistration({ body: { token: mail?.token ?? '', password } }))
      for (const spelling of ['jeanne@exemple.test', 'JEANNE@EXEMPLE.TEST ', 'ｊeanne＠exemple.test']) {
        const { api } = await accounts.logIn(spelling)
        expect(given(await api.getUser()).email).toBe('Jeanne@Exemple.TEST')
      }
    })

    test('threat 23: gives a fresh token each time, kept as a hash only, and ends the session it replaces', async () => {
      const accounts = await openAccounts(await open())
      accounts.stage.dependencies.hashing = openHashPool()
      const { token } = await accounts.enrol(email)
      const again = given(await accounts.as(token).logIn({ body: { email, password } })).token
      expect([await isAlive(accounts, token), await isAlive(accounts, again)]).toEqual([false, true])
      const kept = await accounts.site.read.selectFrom('tokens').selectAll().execute()
      expect(kept.map(({ id }) => id)).toContain(hashToken(again))
      const users = await accounts.site.read.selectFrom('users').selectAll().execute()
      const written = JSON.stringify([kept, users])
      for (const secret of [again, token, password]) expect(written).not.toContain(secret)
      expect(users.find((user) => user.email === email)?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    })

    test('with the right password sends an unconfirmed account its mail anew, and tells nobody else', async () => {
      const accounts = await openAccounts(await open())
      given(await accounts.as().register({ body: { email, password, terms: true } }))
      const wrong = await accounts.as().logIn({ body: { email, password: 'pas le bon mot de passe' } })
      expect(await accounts.mails('confirm_account')).toHaveLength(1)
      const right = await accounts.as().logIn({ body: { email, password } })
      expect(right).toEqual(wrong)
      const mails = await accounts.mails('confirm_account')
      expect(mails).toHaveLength(2)
      const token = mails[1]?.token ?? ''
      expect(await saidOf(accounts.as().confirmRegistration({ body: { token } }), 'password')).toContain('Choisissez')
      given(await accounts.as().confirmRegistration({ body: { token, password } }))
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
    })

    test('lasts a day for a member, whatever it does meanwhile', async () => {
      const accounts = await openAccounts(await open())
      const { token } = await accounts.enrol(email)
      for (let hour = 1; hour < 24; hour += 1) {
        accounts.pass(3600)
        expect(await isAlive(accounts, token), `${hour} h`).toBe(true)
      }
      accounts.pass(3599)
      expect(await isAlive(accounts, token)).toBe(true)
      accounts.pass(1)
      expect(await isAlive(accounts, token)).toBe(false)
    })
  })
})
