import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { openHashPool } from '#api/platform/secrets/hash-pool.ts'
import { type Accounts, codeOf, given, openAccounts, otherPassword, password } from '../api/support/accounts.ts'
import { ask } from '../api/support/stage.ts'
import { eachDatabase } from '../support/database/databases.ts'

const email = 'jeanne@exemple.test'
const wrong = 'pas le bon mot de passe'

const guess = ({ as }: Accounts, to = email, address?: string) =>
  as(undefined, address === undefined ? {} : { address }).logIn({ body: { email: to, password: wrong } })

/** Counts how many passwords are truly compared. */
function countGuesses({ stage }: Accounts): { compared: number } {
  const { hashing } = stage.dependencies
  const counted = { compared: 0 }
  stage.dependencies.hashing = {
    ...hashing,
    matches: (stored, given) => {
      counted.compared += 1
      return hashing.matches(stored, given)
    },
  }
  return counted
}

describe('threat 28: guesses', () => {
  eachDatabase('limits', (open) => {
    test('are counted after the seconds have outgrown 31 bits, too', async () => {
      const accounts = await openAccounts(await open())
      accounts.pass((Date.UTC(2039, 0, 1) - Date.now()) / 1000)
      expect(await codeOf(guess(accounts, 'jeanne-2039@exemple.test'))).toBe('invalid')
    })

    test('of one account’s password are thirty at once, from wherever and in whatever spelling; 64 at once count as 64', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      accounts.pass(15 * 60)
      const counted = countGuesses(accounts)
      const spellings = [email, email.toUpperCase(), ` ${email}`, 'ｊeanne@exemple.test']
      const codes = await Promise.all(Array.from({ length: 64 }, (_, n) => codeOf(guess(accounts, spellings[n % 4]))))
      expect([codes.filter((code) => code === 'invalid').length, counted.compared]).toEqual([30, 30])
      expect(await codeOf(accounts.as().logIn({ body: { email, password } })), 'even the right one').toBe('rate_limited')
      accounts.pass(30)
      expect(await codeOf(accounts.as().logIn({ body: { email, password } })), 'half a minute later').toBe('ok')
    })

    test('from one place are ten at once, then one each minute and a half; other places are not shut out', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const address = '192.0.2.7'
      const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(guess(accounts, email, address))))
      expect(codes.filter((code) => code === 'invalid')).toHaveLength(10)
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
      accounts.pass(89)
      expect(await codeOf(guess(accounts, email, address))).toBe('rate_limited')
      accounts.pass(1)
      expect(await codeOf(guess(accounts, email, address))).toBe('invalid')
      expect(await codeOf(guess(accounts, email, address))).toBe('rate_limited')
    })

    test('of strangers, however many, keep nobody out of a device that the account knows, nor of what they do there', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const address = '192.0.2.8'
      const { device } = given(await accounts.as(undefined, { address }).logIn({ body: { email, password, device: '' } }))
      for (let n = 0; n < 100; n += 1) await guess(accounts, email, n % 2 ? address : undefined)
      expect(await codeOf(accounts.as().logIn({ body: { email, password } })), 'elsewhere').toBe('rate_limited')
      const session = given(await accounts.as(undefined, { address }).logIn({ body: { email, password, device } }))
      expect(session.device).toBe(device)
      expect(await codeOf(accounts.as(session.token, { address }).confirmPassword({ body: { password } }))).toBe('ok')
      for (let n = 0; n < 9; n += 1)
        expect(await codeOf(accounts.as(undefined, { address }).logIn({ body: { email, password: wrong, device } }))).toBe(
          'invalid',
        )
      expect(
        await codeOf(accounts.as(undefined, { address }).logIn({ body: { email, password, device } })),
        'a thief of it',
      ).toBe('rate_limited')
    })

    test('of one account are sixty, from however many devices that it knows: each login makes one more', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const devices: string[] = []
      for (let n = 0; n < 8; n += 1)
        devices.push(given(await accounts.as().logIn({ body: { email, password, device: '' } })).device ?? '')
      const counted = countGuesses(accounts)
      for (const device of devices)
        for (let n = 0; n < 9; n += 1) await accounts.as().logIn({ body: { email, password: wrong, device } })
      expect(counted.compared).toBe(60)
      accounts.pass(15 * 60)
      expect(await codeOf(accounts.as().logIn({ body: { email, password, device: devices[0] ?? '' } }))).toBe('ok')
    })

    test('are let in by no device that another account knows', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      await accounts.enrol('voisin@exemple.test')
      const body = { email: 'voisin@exemple.test', password, device: '' }
      const { device = '' } = given(await accounts.as().logIn({ body }))
      const address = '192.0.2.9'
      const tries = Array.from({ length: 20 }, () =>
        codeOf(accounts.as(undefined, { address }).logIn({ body: { email, password: wrong, device } })),
      )
      expect((await Promise.all(tries)).filter((code) => code === 'invalid')).toHaveLength(10)
    })

    test('leave the way by the mailbox: who has chosen another password there is let in, whatever goes on', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      for (let n = 0; n < 60; n += 1) await guess(accounts)
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('rate_limited')
      given(await accounts.as().askPasswordReset({ body: { email } }))
      const [mail] = await accounts.mails('reset_password')
      const body = { token: mail?.token ?? '', password: otherPassword, device: '' }
      const { device } = given(await accounts.as().resetPassword({ body }))
      expect(await codeOf(accounts.as().logIn({ body: { email, password: otherPassword, device } }))).toBe('ok')
    })

    test('from one customer of a provider are two hundred, over all its blocks of IPv6', async () => {
      const accounts = await openAccounts(await open())
      const from = (n: number) => `2001:db8:7:${n.toString(16)}::1`
      const codes = []
      for (let n = 0; n < 210; n += 1) codes.push(await codeOf(guess(accounts, `m${n}@exemple.test`, from(n))))
      expect(codes.filter((code) => code === 'invalid')).toHaveLength(200)
      expect(await codeOf(guess(accounts, 'autre@exemple.test', '2001:db8:8::1'))).toBe('invalid')
    })

    test('from one block of addresses are fifty, whichever accounts they aim at', async () => {
      const accounts = await openAccounts(await open())
      const counted = countGuesses(accounts)
      const from = (n: number) => `2001:db8:0:1::${n.toString(16)}`
      const codes = await Promise.all(
        Array.from({ length: 64 }, (_, n) => codeOf(guess(accounts, `m${n}@exemple.test`, from(n + 1)))),
      )
      expect([codes.filter((code) => code === 'invalid').length, counted.compared]).toEqual([50, 50])
      expect(await codeOf(guess(accounts, 'autre@exemple.test', '2001:db8:0:2::1'))).toBe('invalid')
    })

    test('beyond a limit are told when to come back, the same for addresses with and without an account', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const answers = []
      for (const to of [email, 'personne@exemple.test']) {
        for (let n = 0; n < 31; n += 1) await guess(accounts, to)
        const headers = { idSite: '1', 'content-type': 'application/json' }
        const {
          status,
          text,
          headers: said,
        } = await ask(accounts.stage, '/login', {
          method: 'POST',
          headers,
          body: JSON.stringify({ email: to, password: wrong }),
        })
        answers.push([status, text, said.get('retry-after')])
      }
      expect(answers[1]).toEqual(answers[0])
      expect(answers[0]).toEqual([429, expect.stringContaining('patientez un instant'), '30'])
    })

    test('and wishes for a new password, three an hour, are kept as hashes only', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      const codes = []
      for (const to of [email, 'JEANNE@exemple.test', email, email])
        codes.push(await codeOf(accounts.as(undefined, { address: '192.0.2.77' }).askPasswordReset({ body: { email: to } })))
      expect(codes).toEqual(['ok', 'ok', 'ok', 'rate_limited'])
      const rows = JSON.stringify(await accounts.site.read.selectFrom('rate_limits').selectAll().execute())
      expect(rows).not.toMatch(/exemple|192\.0\.2|jeanne/i)
      accounts.pass(3600)
      expect(await codeOf(accounts.as().askPasswordReset({ body: { email } }))).toBe('ok')
    })
  })
})

describe('threat 29: hashing', () => {
  test('takes two slots and a short queue; whoever comes beyond is told to wait', async () => {
    const pool = openHashPool({ slots: 2, queue: 5 })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => pool.hash(password)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(7)
    const refusal = outcomes.find(({ ok }) => !ok)
    expect(refusal).toEqual({ ok: false, error: { code: 'rate_limited', params: { retryAfter: 2 } } })
    expect((await pool.matches(null, password)).ok, 'free again').toBe(true)
    await expect(openHashPool().matches('no hash at all', password)).rejects.toThrow()
  })

  test('leaves the event loop to the pages, and says yes to nobody’s password', async () => {
    const pool = openHashPool({ queue: 200 })
    const before = performance.eventLoopUtilization()
    const answers = await Promise.all(Array.from({ length: 60 }, () => pool.matches(undefined, password)))
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: false })))
  })

  eachDatabase('a flood of logins', (open) => {
    test('is told to wait, and lets other calls through meanwhile', async () => {
      const accounts = await openAccounts(await open())
      accounts.stage.dependencies.hashing = openHashPool()
      const flood = Promise.all(Array.from({ length: 100 }, (_, n) => codeOf(guess(accounts, `m${n}@exemple.test`))))
      const waits: number[] = []
      let over = false
      flood.finally(() => {
        over = true
      })
      while (!over) {
        const began = performance.now()
        given(await accounts.as().listParameters())
        waits.push(performance.now() - began)
        await new Promise((go) => setTimeout(go, 5))
      }
      const codes = await flood
      expect(codes.filter((code) => code !== 'invalid' && code !== 'rate_limited')).toEqual([])
      expect(codes.filter((code) => code === 'invalid').length).toBeGreaterThanOrEqual(26)
      waits.sort((left, right) => left - right)
      expect(waits[Math.floor(waits.length * 0.5)]).toBeLessThan(100)
    })
  })
})
