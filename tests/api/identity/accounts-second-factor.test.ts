import { describe, expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { rows } from '#api/contract/index.ts'
import { codeAt } from '#api/identity/second-factor/totp.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { type Accounts, codeOf, faultsOf, given, openAccounts, password, saidOf } from '../support/accounts.ts'
import { sampleRequest, writeRequest } from '../support/requests.ts'
import { ask, sealing } from '../support/stage.ts'

const email = 'jeanne@exemple.test'
const staffPassword = 'la pluie tombe sur les rangs'

const codeOfNow = ({ stage }: Accounts, secret: string, steps = 0) =>
  codeAt(secret, Math.floor(stage.dependencies.now().getTime() / 30_000) + steps)

async function turnOn(accounts: Accounts, api: ShopApi) {
  const { secret } = given(await api.startSecondFactor())
  const { recoveryCodes } = given(await api.confirmSecondFactor({ body: { code: codeOfNow(accounts, secret) } }))
  accounts.pass(60)
  return { secret, recoveryCodes }
}

const logIn = (accounts: Accounts, code?: string, withPassword = password) =>
  accounts.as().logIn({ body: { email, password: withPassword, ...(code !== undefined && { code }) } })

describe('the second factor', () => {
  eachDatabase('second factor', (open) => {
    test('is asked for once it is on, after the password only', async () => {
      const accounts = await openAccounts(await open())
      const { api } = await accounts.enrol(email)
      expect(given(await api.getSecondFactor())).toEqual({ isOn: false, hasApp: false, isRequired: false, recoveryCodesLeft: 0 })
      const { secret } = given(await api.startSecondFactor())
      expect(await codeOf(logIn(accounts)), 'not yet').toBe('ok')
      expect(await faultsOf(api.confirmSecondFactor({ body: { code: '000000' } }))).toEqual(['code'])
      given(await api.confirmSecondFactor({ body: { code: codeOfNow(accounts, secret) } }))
      expect(given(await api.getSecondFactor())).toEqual({ isOn: true, hasApp: true, isRequired: false, recoveryCodesLeft: 10 })
      expect(await codeOf(api.startSecondFactor()), 'not replaced').toBe('conflict')
      expect(await saidOf(logIn(accounts), 'code')).toContain('Indiquez le code')
      accounts.pass(60)
      expect(await faultsOf(logIn(accounts, codeOfNow(accounts, secret), 'pas le bon mot'))).toEqual(['password'])
      expect(await codeOf(logIn(accounts, codeOfNow(accounts, secret)))).toBe('ok')
    })

    test('takes a code one step early or late, each once, even of 32 at a time', async () => {
      const accounts = await openAccounts(await open())
      const { secret } = await turnOn(accounts, (await accounts.enrol(email)).api)
      for (const steps of [-2, 2]) expect(await faultsOf(logIn(accounts, codeOfNow(accounts, secret, steps)))).toEqual(['code'])
      expect(await codeOf(logIn(accounts, codeOfNow(accounts, secret, -1)))).toBe('ok')
      expect(await codeOf(logIn(accounts, codeOfNow(accounts, secret)))).toBe('ok')
      expect(await saidOf(logIn(accounts, codeOfNow(accounts, secret)), 'code')).toContain('déjà servi')
      expect(await faultsOf(logIn(accounts, codeOfNow(accounts, secret, -1)))).toEqual(['code'])
      accounts.pass(3600)
      const code = codeOfNow(accounts, secret)
      const answers = await Promise.all(Array.from({ length: 32 }, () => codeOf(logIn(accounts, code))))
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    })

    test('gives way to ten codes kept for emergencies, each once, of which only hashes are kept', async () => {
      const accounts = await openAccounts(await open())
      const { api } = await accounts.enrol(email)
      const { recoveryCodes } = await turnOn(accounts, api)
      expect(new Set(recoveryCodes).size).toBe(10)
      const [first = '', second = ''] = recoveryCodes
      expect(JSON.stringify(await accounts.site.read.selectFrom('recovery_codes').selectAll().execute())).not.toContain(first)
      expect(await codeOf(logIn(accounts, ` ${first.toUpperCase().replaceAll('-', ' ')}`))).toBe('ok')
      expect(await faultsOf(logIn(accounts, first))).toEqual(['code'])
      expect(await codeOf(logIn(accounts, second))).toBe('ok')
      expect(given(await api.getSecondFactor()).recoveryCodesLeft).toBe(8)
    })

    test('keeps its secret sealed: whoever reads the database, or moves it to another account, can make no code', async () => {
      const accounts = await openAccounts(await open())
      const { secret } = await turnOn(accounts, (await accounts.enrol(email)).api)
      const other = await turnOn(accounts, (await accounts.enrol('paul@exemple.test')).api)
      const kept = await accounts.site.read.selectFrom('second_factors').selectAll().execute()
      expect(JSON.stringify(kept)).not.toContain(secret)
      const moved = kept.find((row) => sealing.open(row.secret, `1/second_factor/${row.user_id}`) === other.secret)?.secret ?? ''
      expect(moved).toMatch(/^s1\.[0-9a-f]{8}\./)
      await accounts.site.inTransaction((tx) => tx.updateTable('second_factors').set({ secret: moved }).execute())
      expect(await faultsOf(logIn(accounts, codeOfNow(accounts, other.secret)))).toEqual(['code'])
      expect(await faultsOf(logIn(accounts, codeOfNow(accounts, secret)))).toEqual(['code'])
    })

    test('is guessed twenty times an hour at most, and goes off with the password', async () => {
      const accounts = await openAccounts(await open())
      const { api } = await accounts.enrol(email)
      const { secret } = await turnOn(accounts, api)
      const codes: string[] = []
      for (let guess = 0; guess < 22; guess += 1) {
        if (guess % 8 === 0) accounts.pass(15 * 60)
        codes.push(await codeOf(logIn(accounts, '000000')))
      }
      expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThan(0)
      accounts.pass(2 * 3600)
      expect(await faultsOf(api.removeSecondFactor({ body: { password: 'pas le bon mot' } }))).toEqual(['password'])
      given(await api.removeSecondFactor({ body: { password } }))
      expect(await codeOf(logIn(accounts))).toBe('ok')
      expect(secret).toHaveLength(32)
    })

    test('threat 38: in production staff get no further than setting it up, and cannot turn it off', async () => {
      const accounts = await openAccounts(await open())
      const { stage } = accounts
      stage.dependencies.production = true
      given(await accounts.as(stage.tokens['1']?.SUPER_ADMIN).inviteUser({ body: { email, role: 'SUPER_ADMIN' } }))
      const [mail] = await accounts.mails('invitation')
      given(await accounts.as().acceptInvitation({ body: { token: mail?.token ?? '', password: staffPassword } }))
      const { token, api } = await accounts.logIn(email, staffPassword)
      expect(given(await api.getLogged())).toMatchObject({ isLogged: true, needsSecondFactor: true })
      const headers = { idSite: '1', authorization: `Bearer ${token}` }
      for (const [name, row] of rows.filter(([, { access, beforeSecondFactor }]) => access !== 'public' && !beforeSecondFactor)) {
        expect((await ask(stage, ...writeRequest(row, sampleRequest(row), headers))).status, name).toBe(403)
      }
      expect(rows.filter(([, row]) => row.beforeSecondFactor).map(([name]) => name)).toEqual([
        ...['getLogged', 'logOut', 'confirmPassword', 'getSecondFactor', 'startSecondFactor', 'confirmSecondFactor'],
        ...['listPasskeys', 'startPasskey', 'addPasskey'],
      ])
      const { secret } = given(await api.startSecondFactor())
      given(await api.confirmSecondFactor({ body: { code: codeOfNow(accounts, secret) } }))
      expect(given(await api.getLogged())).not.toHaveProperty('needsSecondFactor')
      expect(await codeOf(api.listAdminPages())).toBe('ok')
      expect(await codeOf(api.removeSecondFactor({ body: { password: staffPassword } }))).toBe('forbidden')
      expect(await codeOf(accounts.as(stage.tokens['1']?.ADMIN).listAdminPages()), 'a token for programs').toBe('ok')
    })
  })
})
