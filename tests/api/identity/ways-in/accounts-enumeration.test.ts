import { describe, expect, test } from 'vitest'
import { openHashPool } from '#api/platform/secrets/hash-pool.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { type Accounts, given, openAccounts, password } from '../../support/accounts.ts'
import { chanceOf } from '../../support/mann-whitney.ts'
import { ask } from '../../support/stage.ts'

const known = 'jeanne@exemple.test'
const wrong = 'pas le bon mot de passe'

/** An address nobody has, as long as the known one, new each time. */
let strangers = 0
function stranger(): string {
  strangers += 1
  return `x${String(strangers).padStart(5, '0')}@exemple.test`
}

/** Every way to ask something about an address. */
const questions: Record<string, (email: string) => [string, string, object]> = {
  login: (email) => ['POST', '/login', { email, password: wrong }],
  'a wish for a new password': (email) => ['PUT', '/password/reset/ask', { email }],
  'a registration': (email) => ['POST', '/register', { email, password, terms: true }],
}

async function put(accounts: Accounts, question: string, email: string): Promise<string> {
  const [method, path, body] = questions[question]?.(email) ?? ['', '', {}]
  const headers = { idSite: '1', 'content-type': 'application/json' }
  const { status, text, headers: said } = await ask(accounts.stage, path, { method, headers, body: JSON.stringify(body) })
  said.delete('x-request-id')
  // What the browser of a registration holds is drawn by lot, whoever asks.
  return JSON.stringify([status, text.replace(/"registration":"[\w-]{43}"/, '"registration":"…"'), [...said]])
}

/** How long the answers take, for a known and an unknown address in turn, each pair in an hour of its own. */
async function timePairs(accounts: Accounts, question: string, pairs: number): Promise<{ known: number[]; unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let pair = 0; pair < pairs; pair += 1) {
    accounts.pass(3600)
    const both = ['known', 'unknown'] as const
    for (const which of pair % 2 === 0 ? both : both.toReversed()) {
      const email = which === 'known' ? known : stranger()
      const began = performance.now()
      await put(accounts, question, email)
      times[which].push(performance.now() - began)
    }
  }
  return times
}

async function firstMeeting(open: () => Promise<Parameters<typeof openAccounts>[0]>): Promise<Accounts> {
  const accounts = await openAccounts(await open())
  // What is measured here has to cost what it costs in earnest.
  accounts.stage.dependencies.hashing = openHashPool({ queue: 500 })
  await accounts.enrol(known)
  given(await accounts.as().register({ body: { email: 'pas-confirme@exemple.test', password, terms: true } }))
  accounts.pass(3600)
  return accounts
}

describe('threat 27: whether an address has an account', () => {
  eachDatabase('enumeration', (open) => {
    test('is in no byte of an answer', async () => {
      const accounts = await firstMeeting(open)
      for (const question of Object.keys(questions)) {
        const answers = new Set<string>()
        for (const email of [known, stranger(), 'admin-1@exemple.test', 'pas-confirme@exemple.test', 'JEANNE@exemple.test']) {
          answers.add(await put(accounts, question, email))
        }
        expect([...answers], question).toHaveLength(1)
      }
    })

    test('is not in the time an answer takes', async () => {
      const accounts = await firstMeeting(open)
      const pairs: Record<string, number> = { login: 60, 'a wish for a new password': 12, 'a registration': 12 }
      for (const [question, count] of Object.entries(pairs)) {
        let chance = 0
        // Chance alone makes one series in a hundred differ; three in a row are no chance.
        for (let series = 0; series < 3 && chance < 0.01; series += 1) {
          const { known, unknown } = await timePairs(accounts, question, count)
          chance = chanceOf(known, unknown)
        }
        expect(chance, question).toBeGreaterThan(0.01)
      }
    })
  })

  test('would be seen by this measure if it took a millisecond', () => {
    const times = Array.from({ length: 60 }, (_, n) => 12 + (n % 10) / 5)
    expect(chanceOf(times, times)).toBeGreaterThan(0.9)
    expect(
      chanceOf(
        times.map((time) => time + 1),
        times,
      ),
    ).toBeLessThan(0.001)
    expect(chanceOf([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(0.009, 3)
  })
})
