import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { openHashPool } from '#api/accounts/hash-pool.ts'
import { eachDatabase } from '../support/databases.ts'
import { type Accounts, codeOf, given, openAccounts, password } from './support/accounts.ts'
import { ask } from './support/stage.ts'

const email = 'jeanne@exemple.test'
const wrong = 'pas le bon mot de passe'

const guess = ({ as }: Accounts, to = email, address?: string) =>
  as(undefined, address === undefined ? {} : { address }).logIn({ body: { email: to, password: wrong } })

/** Counts how many passwords are truly compared. */
function countGuesses({ stage }: Accounts): { compared: number } {
  const { hashing } = stage.ground
  const counted = { compared: 0 }
  stage.ground.hashing = {
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

    test('of one account’s password are ten in a quarter of an hour, from wherever and in whatever spelling; 64 at once count as 64', async () => {
      const accounts = await openAccounts(await open())
      await accounts.enrol(email)
      accounts.pass(15 * 60)
      const counted = countGuesses(accounts)
      const spellings = [email, email.toUpperCase(), ` ${email}`, 'ｊeanne@exemple.test']
      const codes = await Promise.all(Array.from({ length: 64 }, (_, n) => codeOf(guess(accounts, spellings[n % 4]))))
      expect([codes.filter((code) => code === 'invalid').length, counted.compared]).toEqual([10, 10])
      expect(await codeOf(accounts.as().logIn({ body: { email, password } })), 'even the right one').toBe('rate_limited')
      accounts.pass(15 * 60)
      expect(await codeOf(accounts.as().logIn({ body: { email, password } }))).toBe('ok')
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
        for (let n = 0; n < 10; n += 1) {
          await guess(accounts, to)
          if (n === 0) accounts.pass(100)
        }
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
      expect(answers[0]).toEqual([429, expect.stringContaining('réessayez dans 14 minutes'), '800'])
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
      accounts.stage.ground.hashing = openHashPool()
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
