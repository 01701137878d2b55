import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { type Accounts, codeOf, given, isAlive, openAccounts, otherPassword, password, saidOf } from '../../support/accounts.ts'
import { ask, canary } from '../../support/stage.ts'

const email = 'jeanne@exemple.test'

async function askReset(accounts: Accounts): Promise<string> {
  const known = new Set((await accounts.mails('reset_password')).map(({ token }) => token))
  given(await accounts.as().askPasswordReset({ body: { email } }))
  return (await accounts.mails('reset_password')).find(({ token }) => !known.has(token))?.token ?? ''
}

const reset = ({ as }: Accounts, token: string, to = otherPassword) => as().resetPassword({ body: { token, password: to } })

describe('threat 12: the link that replaces a password', () => {
  eachDatabase('reset', (open) => {
    test('[A-09] works once, ends every session, opens none, and its owner is told', async () => {
      const accounts = await openAccounts(await open())
      const { token: session } = await accounts.enrol(email)
      const token = await askReset(accounts)
      expect(given(await reset(accounts, token))).toEqual({})
      expect(await isAlive(accounts, session)).toBe(false)
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('invalid')
      expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword } }))).toBe('ok')
      expect(await accounts.mails('password_changed')).toMatchObject([{ to: email }])
      expect(await saidOf(reset(accounts, token), 'token')).toContain('plus valable')
    })

    test('is the last one asked for, for half an hour, kept as a hash, and never in an answer', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const first = await askReset(accounts)
      const second = await askReset(accounts)
      const rows = await accounts.site.read.selectFrom('reset_tokens').selectAll().execute()
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(second)
      expect(second).toMatch(/^[\w-]{43}$/)
      expect(await codeOf(reset(accounts, first))).toBe('invalid')
      accounts.pass(30 * 60)
      expect(await codeOf(reset(accounts, second))).toBe('invalid')
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
    })

    test('survives a refused password, and dies with a new address or another password', async () => {
      const accounts = await openAccounts(await open())
      const { api } = await accounts.enrol(email)
      const token = await askReset(accounts)
      expect(await saidOf(reset(accounts, token, 'motdepasse2026'), 'password')).toContain('deviner')
      given(await api.changePassword({ body: { password, newPassword: otherPassword } }))
      expect(await codeOf(reset(accounts, token))).toBe('invalid')
      const next = await askReset(accounts)
      given(await api.askEmailChange({ body: { email: 'autre@exemple.test', password: otherPassword } }))
      const [proof] = await accounts.mails('confirm_email')
      given(await api.confirmEmailChange({ body: { token: proof?.token ?? '' } }))
      expect(await codeOf(reset(accounts, next))).toBe('invalid')
    })

    test('threat 41: is not put out by strangers who ask on in that name, nor is its owner kept from asking', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      accounts.pass(3601)
      const askFrom = (address: string) => codeOf(accounts.as(undefined, { address }).askPasswordReset({ body: { email } }))
      const stranger = []
      for (let n = 0; n < 4; n += 1) stranger.push(await askFrom('192.0.2.7'))
      expect(stranger).toEqual(['ok', 'ok', 'ok', 'rate_limited'])
      given(await accounts.as(undefined, { address: '192.0.2.8' }).askPasswordReset({ body: { email } }))
      const own = await askReset(accounts)
      expect(own).not.toBe('')
      // Five lie in the mailbox: no more are sent within the hour, and the last one stays good.
      for (let n = 0; n < 12; n += 1) expect(await askFrom(`192.0.3.${n}`)).toBe('ok')
      expect(await accounts.mails('reset_password')).toHaveLength(5)
      expect(given(await reset(accounts, own))).toEqual({})
    })

    test('opens nothing on another site, and an unknown address has none', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const token = await askReset(accounts)
      const there = accounts.as(undefined, { siteId: '2' })
      expect(await codeOf(there.resetPassword({ body: { token, password: otherPassword } }))).toBe('invalid')
      given(await accounts.as().askPasswordReset({ body: { email: 'personne@exemple.test' } }))
      expect(await accounts.mails('reset_password')).toHaveLength(1)
    })

    test('of 64 uses at once, one wins', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const token = await askReset(accounts)
      const passwords = Array.from({ length: 64 }, (_, n) => `${otherPassword} ${n}`)
      const codes = await Promise.all(passwords.map((to) => codeOf(reset(accounts, token, to))))
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      expect(codes.filter((code) => code === 'invalid')).toHaveLength(63)
      const winner = passwords[codes.indexOf('ok')] ?? ''
      expect(await codeOf(accounts.as().logIn({ body: { email, password: winner } }))).toBe('ok')
      expect(await accounts.mails('password_changed')).toHaveLength(1)
    })

    test('threat 13: leads to the site’s own address, whatever host the request names', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const names = [
        'x-forwarded-host',
        'x-forwarded-proto',
        'forwarded',
        'x-host',
        'x-original-host',
        'x-forwarded-server',
        'origin',
        'referer',
      ]
      for (const [place, name] of names.entries()) {
        if (place % 3 === 0) accounts.pass(3600)
        const headers = { idSite: '1', 'content-type': 'application/json', [name]: 'https://mal.test' }
        const { status, text } = await ask(accounts.stage, '/password/reset/ask', {
          method: 'PUT',
          headers,
          body: JSON.stringify({ email }),
        })
        expect([status, text], name).toEqual([200, '{"success":true,"data":{},"message":""}'])
      }
      const rows = await accounts.site.read.selectFrom('outbox').selectAll().where('kind', '=', 'reset_password').execute()
      expect(rows.length).toBeGreaterThan(4)
      for (const { params, message_id } of rows) {
        expect(JSON.parse(params)).toEqual({ path: expect.stringMatching(/^\/password\/reset\/[\w-]{43}$/) })
        expect(message_id).toMatch(/@coteaux\.test>$/)
      }
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`mal\\.test|${canary}`))
    })
  })
})
