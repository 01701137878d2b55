import { describe, expect, test } from 'vitest'
import { openAuthenticator } from '../../support/authenticator.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given, isAlive, openAccounts, password, saidOf } from '../support/accounts.ts'
import { addKey, enterWith, origin } from '../support/passkeys.ts'
import { transports } from '../support/stage.ts'

const email = 'jeanne@exemple.test'

describe('a passkey', () => {
  eachDatabase('passkeys', (open) => {
    for (const [name, transport] of Object.entries(transports)) {
      for (const kind of ['ES256', 'RS256', 'EdDSA'] as const) {
        test(`opens the account it was added to, without password or code (${kind}, ${name})`, async () => {
          const accounts = await openAccounts(await open(), transport)
          const person = await accounts.enrol(email)
          const { device } = await addKey(person, { device: openAuthenticator(origin, { kind }) })
          accounts.pass(60)
          const { token, idSite } = given(await enterWith(accounts, device))
          expect(idSite).toBe('1')
          const logged = given(await accounts.as(token).getLogged())
          expect([logged.user?.email, logged.needsSecondFactor]).toEqual([email, undefined])
          const [key] = given(await person.api.listPasskeys())
          expect(key).toMatchObject({ name: 'Mon téléphone', lastUsedAt: '2026-03-01T10:01:00.000Z' })
        })
      }
    }

    test('needs the password to be added, tells the account’s owner, ends the other sessions and gives codes for emergencies once', async () => {
      const accounts = await openAccounts(await open())
      const person = await accounts.enrol(email)
      const other = await accounts.logIn(email)
      expect(await faultsOf(person.api.startPasskey({ body: { password: 'pas le bon mot' } }))).toEqual(['password'])
      const { options, recoveryCodes } = await addKey(person)
      expect(options).toMatchObject({ rp: { id: 'coteaux.test' }, attestation: 'none' })
      expect(recoveryCodes).toHaveLength(10)
      expect([await isAlive(accounts, other.token), await isAlive(accounts, person.token)]).toEqual([false, true])
      expect((await accounts.mails('security_changed')).map(({ to }) => to)).toEqual([email])
      const { recoveryCodes: more, options: second } = await addKey(person)
      expect([more, second.excludeCredentials.length]).toEqual([[], 1])
      expect(second.user.id, 'the same account, told by nothing that names it').toBe(options.user.id)
      expect(Buffer.from(options.user.id, 'base64url').toString('latin1')).not.toContain('jeanne')
    })

    test('is a second factor: the password alone is not enough any more, a code for emergencies is', async () => {
      const accounts = await openAccounts(await open())
      const person = await accounts.enrol(email)
      const { recoveryCodes } = await addKey(person)
      expect(given(await person.api.getSecondFactor())).toMatchObject({ isOn: true, hasApp: false, recoveryCodesLeft: 10 })
      const logIn = (code?: string) => accounts.as().logIn({ body: { email, password, ...(code && { code }) } })
      expect(await saidOf(logIn(), 'code')).toContain('clé d’accès')
      expect(await faultsOf(logIn('000000'))).toEqual(['code'])
      expect(await codeOf(logIn(recoveryCodes[0]))).toBe('ok')
      expect(await faultsOf(logIn(recoveryCodes[0]))).toEqual(['code'])
    })

    test('goes with the password only, takes the codes along when it was the last, and is then refused', async () => {
      const accounts = await openAccounts(await open())
      const person = await accounts.enrol(email)
      const { device } = await addKey(person)
      const [key] = given(await person.api.listPasskeys())
      const params = { id: key?.id ?? '' }
      expect(await faultsOf(person.api.removePasskey({ params, body: { password: 'pas le bon mot' } }))).toEqual(['password'])
      const { token } = given(await enterWith(accounts, device))
      given(await person.api.removePasskey({ params, body: { password } }))
      expect(await isAlive(accounts, token)).toBe(false)
      expect(await faultsOf(enterWith(accounts, device))).toEqual(['passkey'])
      expect(given(await person.api.getSecondFactor())).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
      expect(await accounts.mails('security_changed')).toHaveLength(2)
    })

    test('of another member is neither seen nor removed', async () => {
      const accounts = await openAccounts(await open())
      const jeanne = await accounts.enrol(email)
      const paul = await accounts.enrol('paul@exemple.test')
      await addKey(jeanne)
      const [key] = given(await jeanne.api.listPasskeys())
      expect(given(await paul.api.listPasskeys())).toEqual([])
      expect(await codeOf(paul.api.removePasskey({ params: { id: key?.id ?? '' }, body: { password } }))).toBe('not_found')
      expect(given(await jeanne.api.listPasskeys())).toHaveLength(1)
    })

    test('threat 38: lets staff in production work, and the last one cannot be taken away', async () => {
      const accounts = await openAccounts(await open())
      const { stage } = accounts
      stage.dependencies.production = true
      const secret = 'la pluie tombe sur les rangs'
      given(await accounts.as(stage.tokens['1']?.SUPER_ADMIN).inviteUser({ body: { email, role: 'ADMIN' } }))
      const [mail] = await accounts.mails('invitation')
      given(await accounts.as().acceptInvitation({ body: { token: mail?.token ?? '', password: secret } }))
      const person = await accounts.logIn(email, secret)
      expect(await codeOf(person.api.listAdminPages())).toBe('forbidden')
      const { device } = await addKey(person, { secret })
      expect(await codeOf(person.api.listAdminPages())).toBe('ok')
      const { token } = given(await enterWith(accounts, device))
      expect(await codeOf(accounts.as(token).listAdminPages())).toBe('ok')
      const [key] = given(await person.api.listPasskeys())
      expect(await codeOf(person.api.removePasskey({ params: { id: key?.id ?? '' }, body: { password: secret } }))).toBe(
        'forbidden',
      )
      expect(await codeOf(enterWith(accounts, device))).toBe('ok')
    })
  })
})
